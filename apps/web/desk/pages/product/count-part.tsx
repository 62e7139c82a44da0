import { CountField } from '../../features/goods-form/count-field.tsx';
import { hasRows, useFormParts } from '../../features/goods-form/form-context.ts';
import { LiveCount } from '../../features/goods-form/live-count.tsx';
import { Elsewhere } from './price-part.tsx';

/** How many there are; where each colour and size is counted, that stands there. */
export function CountPart() {
  const { form, change, problems, live } = useFormParts();
  if (form.countedEach && hasRows(form))
    return <Elsewhere title="How many" text="Each is counted, under Colours and sizes." />;
  const { product } = live;
  if (product?.stockItemId && live.isCounted)
    return <LiveCount product={product} stockItemId={product.stockItemId} stock={product.stock} held={product.held} />;
  return (
    <CountField
      label="How many"
      value={form.count}
      error={problems.told.get('count')}
      onChange={(count) => change((before) => ({ ...before, count }))}
      onLeave={() => problems.leave('count')}
    />
  );
}
