import type { Store } from '@oja/contract/stores';
import { formatRating } from '@oja/domain/goods/rating';
import { formatCount } from '@oja/domain/text/count';
import { clsx } from 'clsx';
import { sellerKind, sellerPlace } from '../../features/sellers/seller-kind.ts';
import { SellerLogo } from '../../features/sellers/seller-logo.tsx';
import { StoreBanner } from '../../features/sellers/store-banner.tsx';
import { Chip } from '../../ui/chip.tsx';
import { usePageFocus, usePageTitle } from '../../ui/page.tsx';

/** Banner, logo, name and what is known of the store's work. */
export function StoreHeader({ store }: { store: Store }) {
  const { seller, storeBanner } = store;
  usePageTitle(seller.storeName);
  const heading = usePageFocus<HTMLHeadingElement>();
  return (
    <header>
      <div className="store-banner">
        <StoreBanner
          storeName={seller.storeName}
          picture={storeBanner}
          sizes="(width >= 80rem) 1280px, 100vw"
          priority
        />
      </div>
      <div className="column store-face relative">
        <SellerLogo seller={seller} sizes="112px" className="store-logo bg-surface ring-4 ring-canvas" />
        <div className="contents gap-x-10 gap-y-4 sm:grid lg:grid-cols-[minmax(0,1fr)_fit-content(50%)] lg:items-end">
          <div className="grid min-w-0 sm:gap-2">
            <h1 ref={heading} tabIndex={-1} className="text-xl wrap-anywhere sm:text-3xl">
              {seller.storeName}
            </h1>
            {!store.suspended && (
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted sm:text-sm">
                <Chip className="whitespace-normal!">{sellerKind(seller.businessType)}</Chip>
                {sellerPlace(seller)}
              </p>
            )}
          </div>
          <Statistics store={store} />
        </div>
      </div>
    </header>
  );
}

/** Only what is true; a store of which reviews or orders say nothing yet is a new one. */
function Statistics({ store }: { store: Store }) {
  const { averageRating, totalReviews } = store.seller;
  const facts = [
    { name: 'Rating', value: totalReviews === 0 ? 'New store' : `${formatRating(averageRating)} ★` },
    { name: 'Reviews', value: formatCount(totalReviews) },
    // Of one that is suspended nobody asks how it works.
    ...(store.suspended ? [] : workOf(store)),
  ];
  return (
    <dl className="store-facts max-sm:col-span-full">
      {facts.map(
        ({ name, value }) =>
          value !== null && (
            <div key={name} className={clsx(name === 'Shipping' && 'store-fact-words')} title={`${name}: ${value}`}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

const workOf = (store: Store) => [
  { name: 'Response rate', value: store.responseRate === null ? 'New store' : `${store.responseRate}%` },
  { name: 'Shipping', value: store.shippingTime },
  { name: 'Returns', value: store.returnDays === 0 ? 'No returns' : `${store.returnDays} days` },
];
