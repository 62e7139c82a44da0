import type { Order } from '@oja/contract/checkout';
import { multiplyKobo } from '@oja/domain/money/money';
import { formatNaira } from '@oja/domain/money/naira';
import { href } from '../../lib/routing/paths.ts';
import { Picture } from '../../ui/goods/picture.tsx';
import { cancelledWords, lineFacts } from './line-words.ts';

/** One line of an order: what it is, in which variant, how many, and what they cost together. */
export function OrderedItem({ item }: { item: Order['items'][number] }) {
  return (
    <li className="flex gap-3 text-sm">
      <Picture
        picture={item.images[0] ?? null}
        sizes="64px"
        widths={[160]}
        decorative
        className="size-16 shrink-0 overflow-hidden rounded-chip"
      />
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 leading-snug font-medium wrap-anywhere">
          <a href={href('product', { id: item.id })} className="hover:underline">
            {item.name}
          </a>
        </p>
        <p className="text-xs text-muted">{lineFacts(item)}</p>
        {item.cancelled > 0 && <p className="text-xs text-clay">{cancelledWords(item)}</p>}
      </div>
      <p className="tabular-nums">{formatNaira(multiplyKobo(item.price, item.quantity))}</p>
    </li>
  );
}
