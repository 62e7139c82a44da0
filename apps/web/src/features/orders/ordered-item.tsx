import type { Order } from '@oja/contract/checkout';
import { multiplyKobo } from '@oja/domain/money/money';
import { href } from '../../lib/routing/paths.ts';
import { GoodsLine } from '../../ui/goods/goods-line.tsx';
import { cancelledWords, lineFacts } from './line-words.ts';

/** One line of an order, leading to its product, and what of it was cancelled. */
export function OrderedItem({ item }: { item: Order['items'][number] }) {
  return (
    <GoodsLine
      picture={item.images[0]}
      name={
        <a href={href('product', { id: item.id })} className="hover:underline">
          {item.name}
        </a>
      }
      facts={lineFacts(item)}
      price={multiplyKobo(item.price, item.quantity)}
    >
      {item.cancelled > 0 && <p className="text-xs text-clay">{cancelledWords(item)}</p>}
    </GoodsLine>
  );
}
