import type { Order } from '@oja/contract/checkout';
import { daySpan } from '@oja/domain/text/day-span';
import { useId } from 'react';
import { href } from '../../lib/routing/paths.ts';
import { Picture } from '../../ui/goods/picture.tsx';

/** Pictures of one parcel; what is more is a number. */
const SHOWN = 5;

/** What was bought, as it travels: each store's parcel with its pictures, and when it arrives. */
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
      <ul className="flex flex-wrap items-center gap-3">
        {items.slice(0, SHOWN).map((item) => (
          <li key={`${item.id}|${item.selectedColor}|${item.selectedSize}`}>
            <a href={href('product', { id: item.id })} aria-label={item.name} className="block">
              <Picture
                picture={item.images[0] ?? null}
                sizes="88px"
                widths={[160, 320]}
                decorative
                className="size-22 overflow-hidden rounded-picture"
              />
            </a>
          </li>
        ))}
        {more > 0 && <li className="text-sm text-muted">and {more} more</li>}
      </ul>
    </li>
  );
}
