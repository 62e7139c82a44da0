import type { Order } from '@oja/contract/checkout';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { arrivalWords } from '../../features/arrival/arrival-words.ts';
import { read } from '../../lib/api.ts';
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
            storeName={seller.storeName}
            items={order.items.filter(({ sellerId }) => sellerId === seller.id)}
            state={order.shippingInfo.state}
          />
        ))}
      </ul>
    </section>
  );
}

interface ParcelProps {
  storeName: string;
  items: Order['items'];
  /** Where it goes. */
  state: string;
}

function Parcel({ storeName, items, state }: ParcelProps) {
  const more = items.length - SHOWN;
  return (
    <li className="grid gap-3 py-4">
      <div className="text-sm">
        <p className="font-semibold wrap-anywhere">{storeName}</p>
        <Arrives id={items[0]?.id} state={state} />
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

/** The same days as on the page of what is sent; a line whose room is kept. Nothing where the shop does not know them. */
function Arrives({ id = '', state }: { id: string | undefined; state: string }) {
  const { data } = useQuery({ ...read('product', { params: { id } }), enabled: id !== '' });
  return <p className="min-h-[1.5em] text-muted">{data?.arrival && `Arrives ${arrivalWords(data.arrival, state)}`}</p>;
}
