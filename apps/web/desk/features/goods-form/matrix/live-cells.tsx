import type { DeskVariant } from '@oja/contract/desks/desk-products';
import { countWords, readCount } from '@oja/domain/goods/read-count';
import { readNaira } from '@oja/domain/money/typed-naira';
import { type LiveProduct, priceTexts } from '../live.ts';
import { useLiveActs } from '../use-live-acts.ts';
import { useLiveValue } from '../use-live-value.ts';
import { Cell, type CellPlace } from './cell.tsx';

interface LiveCellProps extends CellPlace {
  product: LiveProduct;
  variant: DeskVariant;
}

const isSame = (one: string, other: string) => one === other;

/** A count that the shop has: changed, it is changed there. */
export function LiveCountCell({ product, variant, error, ...place }: LiveCellProps) {
  const acts = useLiveActs(product);
  const count = useLiveValue<string>({
    there: String(variant.stock),
    isSame,
    problem: (typed) => readCount(typed) === undefined,
    save: (typed, seen) =>
      acts.count(variant.stockItemId, readCount(seen) ?? variant.stock, readCount(typed) ?? variant.stock),
  });
  const wrong = readCount(count.value) === undefined ? countWords : undefined;
  return (
    <Cell
      {...place}
      error={count.refusal ?? wrong ?? error}
      value={count.value}
      said={count.said}
      onChange={count.change}
      onLeave={count.commit}
    />
  );
}

/** A price that the shop has: changed, it is changed there. */
export function LivePriceCell({
  product,
  variant,
  error,
  column,
  ...place
}: LiveCellProps & { column: 'price' | 'salePrice' }) {
  const acts = useLiveActs(product);
  const there = priceTexts({ ...variant, price: variant.price ?? product.price });
  const isEmpty = (typed: string) => column === 'salePrice' && typed.trim() === '';
  const price = useLiveValue<string>({
    there: there[column],
    isSame,
    problem: (typed) => readNaira(typed) === undefined && !isEmpty(typed),
    save: (typed, seen) => acts.price(variant.id, { ...there, [column]: typed }, { ...there, [column]: seen }),
  });
  const wrong =
    readNaira(price.value) === undefined && !isEmpty(price.value) ? 'Enter an amount like 12,000.' : undefined;
  return (
    <Cell
      {...place}
      column={column}
      error={price.refusal ?? wrong ?? error}
      value={price.value}
      said={price.said}
      onChange={price.change}
      onLeave={price.commit}
    />
  );
}
