import { readPriced } from '@oja/domain/goods/read-product-form';
import { useFormParts } from './form-context.ts';
import { type LiveProduct, priceTexts } from './live.ts';
import { PriceFields, type PriceTexts } from './price-fields.tsx';
import { useLiveActs } from './use-live-acts.ts';
import { useLiveValue } from './use-live-value.ts';

const isSame = (one: PriceTexts, other: PriceTexts) => one.price === other.price && one.salePrice === other.salePrice;

/** The price of a product that is in the shop: changed, it is changed there. */
export function LivePrice({ product }: { product: LiveProduct }) {
  const { facts } = useFormParts();
  const acts = useLiveActs(product);
  const price = useLiveValue<PriceTexts>({
    there: priceTexts(product),
    isSame,
    problem: (typed) => wrongIn(typed).size > 0,
    save: (typed, seen) => acts.price(null, typed, seen),
  });
  const problems = wrongIn(price.value);
  return (
    <div>
      <PriceFields
        {...price.value}
        errors={{ price: problems.get('price') ?? price.refusal, salePrice: problems.get('salePrice') }}
        commission={facts?.commission}
        onChange={(change) => price.change({ ...price.value, ...change })}
        onLeave={price.commit}
        onEnter={price.commit}
      />
      <Said text={price.said} />
    </div>
  );
}

function wrongIn(typed: PriceTexts): Map<keyof PriceTexts, string> {
  const problems = new Map<keyof PriceTexts, string>();
  readPriced(typed, (field, text) => problems.set(field, text));
  return problems;
}

/** What a change in the shop has come to. */
export function Said({ text }: { text: string }) {
  return (
    <p role="status" className="text-sm text-ok">
      {text}
    </p>
  );
}
