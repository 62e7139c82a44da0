import type { Order } from '@oja/contract/checkout';
import { multiplyKobo } from '@oja/domain/money/money';
import { formatNaira } from '@oja/domain/money/naira';
import type { ReactNode } from 'react';
import { href } from '../../lib/routing/paths.ts';
import { Picture } from '../../ui/goods/picture.tsx';
import { isUnsent } from './is-unsent.ts';
import { cancelledWords, lineFacts } from './line-words.ts';
import { ParcelState } from './parcel-state.tsx';

type Item = Order['items'][number];

interface ParcelsProps {
  order: Order;
  /** What is said of a parcel below its store. */
  saying?: (seller: Order['sellers'][number]) => ReactNode;
}

/** The order as it travels: one parcel a seller, each with a state of its own. */
export function Parcels({ order, saying }: ParcelsProps) {
  return (
    <ul className="grid grid-cols-1 gap-5">
      {order.sellers.map((seller) => {
        const parcel = order.sellerStatuses[seller.id];
        const items = order.items.filter(({ sellerId }) => sellerId === seller.id);
        return (
          <li key={seller.id} className="grid grid-cols-1 gap-3">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
              <h3 className="font-body text-sm font-semibold tracking-normal">
                <a
                  href={href('store', { storeName: seller.slug })}
                  className="inline-flex min-h-11 items-center hover:underline"
                >
                  {seller.storeName}
                </a>
              </h3>
              {parcel && <ParcelState parcel={parcel} isCancelled={isUnsent(items)} />}
            </div>
            {saying?.(seller)}
            <ul className="grid grid-cols-1 gap-3">
              {items.map((item) => (
                <ItemRow key={`${item.id}|${item.selectedColor}|${item.selectedSize}`} item={item} />
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

function ItemRow({ item }: { item: Item }) {
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
