import { useQuery } from '@tanstack/react-query';
import { Store as StoreIcon } from 'lucide-react';
import { Suspense } from 'react';
import { read } from '../../lib/api.ts';
import { isUnknown } from '../../lib/is-unknown.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { navigate, useHashQuery } from '../../lib/routing/hash-location.ts';
import { pages } from '../../lib/routing/pages.ts';
import { href, pathOf } from '../../lib/routing/paths.ts';
import { useParams } from '../../lib/routing/use-params.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { TryAgain } from '../../ui/states/try-again.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { StoreHeader } from './store-header.tsx';
import { StoreNotice } from './store-notice.tsx';
import { StoreProducts } from './store-products.tsx';
import { StoreSkeleton } from './store-skeleton.tsx';
import { parseStore, type StoreState, storeParams } from './store-state.ts';

// Most come for the products: what the other tabs need is fetched when they are chosen.
const StoreReviews = lazyPart(() => import('./store-reviews.tsx').then((m) => m.StoreReviews));
const StoreAbout = lazyPart(() => import('./store-about.tsx').then((m) => m.StoreAbout));

const tabs = [
  { value: 'products', label: 'Products' },
  { value: 'reviews', label: 'Reviews' },
  { value: 'about', label: 'About' },
] as const;

/** A seller's public store. */
export function StorePage() {
  const { storeName = '' } = useParams('store');
  const state = parseStore(useHashQuery());
  const { data, error, isFetching, refetch } = useQuery({
    ...read('store', { params: { slug: storeName }, query: {} }),
    enabled: storeName !== '',
  });

  if (isUnknown(error)) return <NoStore />;
  if (error && !data) {
    return (
      <Page title="Store">
        <TryAgain text={pages.store.failure} busy={isFetching} onRetry={() => void refetch()} />
      </Page>
    );
  }
  if (!data) return <StoreSkeleton />;
  // Of one that is suspended nothing is told but its reviews.
  const shown = data.suspended ? tabs.filter(({ value }) => value === 'reviews') : tabs;
  const tab = data.suspended ? 'reviews' : state.tab;
  const change = (changes: Partial<StoreState>) =>
    navigate(pathOf('store', { storeName }, storeParams({ ...state, ...changes })), { replace: true });
  return (
    <div className="pb-10">
      <StoreHeader store={data} />
      <div className="column">
        <StoreNotice store={data} />
      </div>
      <div className="column sm:mt-5">
        <Tabs label="Store" tight tabs={shown} value={tab} onChange={(tab) => change({ tab })}>
          {tab === 'products' && <StoreProducts store={data} state={state} onChange={change} />}
          <Suspense fallback={<Skeleton className="h-60 rounded-card" />}>
            {tab === 'reviews' && <StoreReviews store={data} />}
            {tab === 'about' && <StoreAbout store={data} />}
          </Suspense>
        </Tabs>
      </div>
    </div>
  );
}

function NoStore() {
  return (
    <Page title="Store Not Found">
      <EmptyState
        icon={<StoreIcon />}
        text="The store you're looking for doesn't exist."
        action={<ButtonLink href={href('topSellers')}>All stores</ButtonLink>}
      />
    </Page>
  );
}
