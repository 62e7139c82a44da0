import { useFormParts } from './form-context.ts';
import { type LiveProduct, priceTexts } from './live.ts';
import { PriceFields, type PriceTexts } from './price-fields.tsx';
import { problemsOf } from './problems.ts';
import { useLiveActs } from './use-live-acts.ts';
import { useLiveValue } from './use-live-value.ts';

const isSame = (one: PriceTexts, other: PriceTexts) => one.price === other.price && one.salePrice === other.salePrice;

/** The price of a product that is in the shop: changed, it is changed there. */
export function LivePrice({ product }: { product: LiveProduct }) {
  const { form, facts } = useFormParts();
  const acts = useLiveActs(product);
  const wrong = (typed: PriceTexts) => problemsOf({ ...form, ...typed }, false);
  const price = useLiveValue<PriceTexts>({
    there: priceTexts(product),
    isSame,
    problem: (typed) => ['price', 'salePrice'].some((name) => wrong(typed).has(name)),
    save: (typed, seen) => acts.price(null, typed, seen),
  });
  const problems = wrong(price.value);
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

/** What a change in the shop has come to. */
export function Said({ text }: { text: string }) {
  return (
    <p role="status" className="text-sm text-ok">
      {text}
    </p>
  );
}
