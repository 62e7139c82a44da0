import type { Order } from '@oja/contract/checkout';
import { daySpan } from '@oja/domain/text/day-span';
import { isUnsent } from '../../features/orders/is-unsent.ts';
import { OrderedItem } from '../../features/orders/ordered-item.tsx';
import { ParcelState } from '../../features/orders/parcel-state.tsx';
import { href } from '../../lib/routing/paths.ts';

/** The order as it travels: one parcel a seller, each with a state of its own and the days on which it arrives. */
export function Parcels({ order }: { order: Order }) {
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
            {seller.arrives && <p className="-mt-3 text-sm text-muted">Arrives {daySpan(seller.arrives)}</p>}
            <ul className="grid grid-cols-1 gap-3">
              {items.map((item) => (
                <OrderedItem key={`${item.id}|${item.selectedColor}|${item.selectedSize}`} item={item} />
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}
