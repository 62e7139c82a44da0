import type { Order } from '@oja/contract/checkout';
import type { SellerStatus } from '@oja/domain/orders/order-status';
import { daySpan } from '@oja/domain/text/day-span';
import { href } from '../../lib/routing/paths.ts';
import { Picture } from '../../ui/goods/picture.tsx';
import { isUnsent } from './is-unsent.ts';
import { cancelledWords } from './line-words.ts';
import { ParcelState } from './parcel-state.tsx';

interface ParcelGlancesProps {
  order: Order;
  /** What is said already of its only parcel: of several, each says how far it is. */
  said?: SellerStatus | undefined;
}

/** An order's parcels at a glance, as many beside each other as there is room for: the wares, whose they are, when they arrive. */
export function ParcelGlances({ order, said }: ParcelGlancesProps) {
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {order.sellers.map(({ id, slug, storeName, arrives }) => {
        const parcel = order.sellerStatuses[id];
        const items = order.items.filter(({ sellerId }) => sellerId === id);
        return (
          <li key={id} className="flex flex-wrap gap-3 text-sm">
            <div className="flex flex-wrap gap-2">
              {items.map((item) => (
                <a
                  key={`${item.id}|${item.selectedColor}|${item.selectedSize}`}
                  href={href('product', { id: item.id })}
                  aria-label={item.name}
                >
                  <Picture
                    picture={item.images[0] ?? null}
                    sizes="64px"
                    widths={[160]}
                    decorative
                    className="size-16 overflow-hidden rounded-chip"
                  />
                </a>
              ))}
            </div>
            <div className="min-w-40 flex-1 wrap-anywhere">
              <h3 className="font-body text-sm font-semibold tracking-normal">
                <a href={href('store', { storeName: slug })} className="-my-3 inline-block py-3 hover:underline">
                  {storeName}
                </a>
              </h3>
              <p className="line-clamp-1">{items.map(({ name }) => name).join(', ')}</p>
              {arrives && <p className="text-muted">Arrives {daySpan(arrives)}</p>}
              {items.map(
                (item) =>
                  item.cancelled > 0 && (
                    <p key={`${item.id}|${item.selectedColor}|${item.selectedSize}`} className="text-xs text-clay">
                      {items.length > 1 && `${item.name}: `}
                      {cancelledWords(item)}
                    </p>
                  ),
              )}
              {parcel && (
                <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <ParcelState parcel={parcel} said={said} isCancelled={isUnsent(items)} />
                </div>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
