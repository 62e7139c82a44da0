import { countWords, readCount } from '@oja/domain/goods/read-count';
import { CountField } from './count-field.tsx';
import type { LiveProduct } from './live.ts';
import { Said } from './live-price.tsx';
import { useLiveActs } from './use-live-acts.ts';
import { useLiveValue } from './use-live-value.ts';

interface LiveCountProps {
  product: LiveProduct;
  stockItemId: string;
  stock: number;
  held: number;
  label?: string;
}

/** How many there are of what is in the shop: a count that is changed is changed there. */
export function LiveCount({ product, stockItemId, stock, held, label = 'How many' }: LiveCountProps) {
  const acts = useLiveActs(product);
  const count = useLiveValue<string>({
    there: String(stock),
    isSame: (one, other) => one === other,
    problem: (typed) => readCount(typed) === undefined,
    save: (typed, seen) => acts.count(stockItemId, readCount(seen) ?? stock, readCount(typed) ?? stock),
  });
  const wrong = readCount(count.value) === undefined ? countWords : undefined;
  return (
    <div>
      <CountField
        label={label}
        hint={held > 0 ? `${held} of them are in unfinished checkouts.` : undefined}
        value={count.value}
        error={wrong ?? count.refusal}
        onChange={count.change}
        onStep={count.commitAfterRest}
        onLeave={count.commit}
        onEnter={count.commit}
      />
      <Said text={count.said} />
    </div>
  );
}
