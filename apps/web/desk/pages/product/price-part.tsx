import { hasRows, useFormParts } from '../../features/goods-form/form-context.ts';
import { LivePrice } from '../../features/goods-form/live-price.tsx';
import { PriceFields } from '../../features/goods-form/price-fields.tsx';

/** What it costs; where each colour and size has a price of its own, that stands there. */
export function PricePart() {
  const { form, change, problems, live, facts } = useFormParts();
  if (form.pricedEach && hasRows(form))
    return <Elsewhere title="Price" text="Each has its own, under Colours and sizes." />;
  if (live.product && live.isPriced) return <LivePrice product={live.product} />;
  return (
    <PriceFields
      price={form.price}
      salePrice={form.salePrice}
      errors={{ price: problems.told.get('price'), salePrice: problems.told.get('salePrice') }}
      commission={facts?.commission}
      onChange={(texts) => change((before) => ({ ...before, ...texts }))}
      onLeave={problems.leave}
    />
  );
}

export function Elsewhere({ title, text }: { title: string; text: string }) {
  return (
    <p className="text-sm">
      <span className="font-medium">{title}</span> <span className="text-muted">{text}</span>
    </p>
  );
}
