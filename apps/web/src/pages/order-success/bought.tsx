import type { Order } from '@oja/contract/checkout';
import { daySpan } from '@oja/domain/text/day-span';
import { useId } from 'react';
import { OrderedItem } from '../../features/orders/ordered-item.tsx';

/** Lines of one parcel; of more it says how many. */
const SHOWN = 5;

/** What was bought, as it travels: each store's parcel with what is in it, and when it arrives. */
export function Bought({ order }: { order: Order }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="grid gap-3">
      <h2 id={heading} className="text-xl">
        {order.sellers.length > 1 ? 'Your parcels' : 'Your parcel'}
      </h2>
      <ul className="grid divide-y divide-line rounded-card bg-surface px-4 ring-1 ring-line">
        {order.sellers.map((seller) => (
          <Parcel
            key={seller.id}
            seller={seller}
            items={order.items.filter(({ sellerId }) => sellerId === seller.id)}
          />
        ))}
      </ul>
    </section>
  );
}

interface ParcelProps {
  seller: Order['sellers'][number];
  items: Order['items'];
}

function Parcel({ seller, items }: ParcelProps) {
  const more = items.length - SHOWN;
  return (
    <li className="grid gap-3 py-4">
      <div className="text-sm">
        <p className="font-semibold wrap-anywhere">{seller.storeName}</p>
        {seller.arrives && <p className="text-muted">Arrives {daySpan(seller.arrives)}</p>}
      </div>
      <ul className="grid gap-3">
        {items.slice(0, SHOWN).map((item) => (
          <OrderedItem key={`${item.id}|${item.selectedColor}|${item.selectedSize}`} item={item} />
        ))}
        {more > 0 && <li className="text-sm text-muted">and {more} more</li>}
      </ul>
    </li>
  );
}
