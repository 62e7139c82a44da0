import type { StoreCard } from '@oja/contract/stores';
import { countOf } from '@oja/domain/text/count';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { sellerPlace } from '../../features/sellers/seller-kind.ts';
import { StoreBanner } from '../../features/sellers/store-banner.tsx';
import { call } from '../../lib/api.ts';
import { href } from '../../lib/routing/paths.ts';
import { Skeleton } from '../../ui/states/skeleton.tsx';

const SHOWN = 3;
const places = ['a', 'b', 'c'];

/** Stores of this shop that sell, those that sell most first. A shop without any, or that cannot name them, goes without. */
export function SellingStores() {
  const heading = useId();
  const { data, isError } = useQuery({
    // Of its own: under the key of all stores, answers are pages.
    queryKey: ['sellingStores'],
    queryFn: ({ signal }) => call('sellers', { query: {}, signal }),
  });
  if (isError || data?.items.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="min-w-0 lg:col-start-9 lg:col-end-13">
      <h2 id={heading} className="mb-4 text-lg">
        Already selling here
      </h2>
      <ul className="grid grid-cols-1 gap-4 sm:max-lg:grid-cols-3">
        {data
          ? data.items.slice(0, SHOWN).map((store) => (
              <li key={store.id}>
                <SellingStore store={store} />
              </li>
            ))
          : places.map((place) => (
              <li key={place}>
                <Skeleton className="h-42 rounded-card" />
              </li>
            ))}
      </ul>
    </section>
  );
}

function SellingStore({ store }: { store: StoreCard }) {
  const { storeName, slug, storeBanner, totalSales } = store;
  const sold = totalSales > 0 ? countOf(totalSales, 'sale', 'sales') : 'New here';
  return (
    <a
      href={href('store', { storeName: slug })}
      className="group block overflow-hidden rounded-card bg-surface ring-1 ring-line"
    >
      {/* A banner keeps its left for a name; here that is below it, and its goods come nearer. */}
      <span className="block aspect-[4] overflow-hidden [&_img]:origin-right [&_img]:scale-120">
        <StoreBanner storeName={storeName} picture={storeBanner} sizes="(width >= 64rem) 26rem, 92vw" />
      </span>
      <span className="block px-4 py-3">
        <span className="display line-clamp-1 text-lg wrap-anywhere group-hover:underline">{storeName}</span>
        <span className="line-clamp-1 text-sm wrap-anywhere text-muted tabular-nums">
          {[sellerPlace(store), sold].filter(Boolean).join(' · ')}
        </span>
      </span>
    </a>
  );
}
