import type { CartItem, QuotedLine } from '@oja/contract/cart';
import { formatNaira } from '@oja/domain/money/naira';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../lib/api.ts';
import { Picture } from '../../ui/goods/picture.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { usePending } from '../cart/pending/pending.ts';
import { soundPending } from '../cart/pending/sound-pending.ts';

/** Rows that leave the form in sight on a phone. */
const MOST_SHOWN = 2;

/** Goods that a visitor has put aside, as the shop sells them now: those added last, on top. */
export function WaitingGoods() {
  const pending = usePending();
  const items = useMemo(() => soundPending(pending).items, [pending]);
  const shown = items.slice(-MOST_SHOWN).reverse();
  const others = items.length - shown.length;
  const { data, isError } = useQuery({
    queryKey: ['quotePending', shown],
    queryFn: ({ signal }) => call('quotePending', { body: { items: shown }, signal }),
    enabled: shown.length > 0,
  });
  // It only reminds: without an answer the form goes without it.
  if (isError) return null;
  return (
    <div className="grid grid-cols-1 gap-3">
      <ul className="grid grid-cols-1 gap-3">
        {shown.map((item) => (
          <li
            key={[item.productId, item.selectedColor, item.selectedSize].join()}
            className="flex h-14 items-center gap-3"
          >
            <Goods item={item} line={data?.lines.find((line) => isOf(item, line))} isGone={data !== undefined} />
          </li>
        ))}
      </ul>
      {others > 0 && <p className="text-xs text-muted">And {others} more.</p>}
    </div>
  );
}

interface GoodsProps {
  item: CartItem;
  line: QuotedLine | undefined;
  /** Where there is no line. */
  isGone: boolean;
}

function Goods({ item, line, isGone }: GoodsProps) {
  if (!line) return isGone ? <p className="text-muted">No longer available</p> : <Skeleton className="h-14 w-full" />;
  const facts = [item.selectedColor, item.selectedSize, line.quantity > 1 && `Qty ${line.quantity}`];
  return (
    <>
      <Picture
        picture={line.images[0] ?? null}
        sizes="56px"
        widths={[160]}
        eager
        decorative
        className="size-14 shrink-0 overflow-hidden rounded-chip"
      />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{line.name}</p>
        <p className="truncate text-xs text-muted">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <p className="tabular-nums">{formatNaira(line.price)}</p>
    </>
  );
}

const isOf = (item: CartItem, line: QuotedLine) =>
  item.productId === line.productId &&
  item.selectedColor === line.selectedColor &&
  item.selectedSize === line.selectedSize;
