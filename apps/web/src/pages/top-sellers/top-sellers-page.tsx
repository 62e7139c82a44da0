import type { SellerCard as Seller } from '@oja/contract/seller-card';
import { type SellerSort, sellerSorts } from '@oja/domain/goods/listing';
import { countOf } from '@oja/domain/text/count';
import { ArrowRight, Store } from 'lucide-react';
import { useId, useState } from 'react';
import { CountLine } from '../../features/listing/count-line.tsx';
import { FiltersPanel } from '../../features/listing/filters-panel.tsx';
import { ListingToolbar } from '../../features/listing/listing-toolbar.tsx';
import { listingFrame } from '../../features/listing/page-frame.ts';
import { sortOptions } from '../../features/listing/sort-options.ts';
import { SellerGrid } from '../../features/sellers/seller-grid.tsx';
import { useSellers } from '../../features/sellers/use-sellers.ts';
import { navigate, useHashQuery } from '../../lib/routing/hash-location.ts';
import { pages } from '../../lib/routing/pages.ts';
import { href, pathOf } from '../../lib/routing/paths.ts';
import { ChoicePills } from '../../ui/forms/choice-pills.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { LoadMore } from '../../ui/states/load-more.tsx';
import { TryAgain } from '../../ui/states/try-again.tsx';
import { parseSellers, type SellersState, sellersParams } from './sellers-state.ts';

const kinds: Record<string, Seller['businessType'] | undefined> = {
  All: undefined,
  Individual: 'individual',
  Business: 'business',
};

/** All stores, those that sell most first. What is chosen stands in the address. */
export function TopSellersPage() {
  const state = parseSellers(useHashQuery());
  const { sort, businessType, view } = state;
  const sellers = useSellers({ sort: sort === sellerSorts.default ? undefined : sort, businessType });
  const { data, error, isFetching, isPlaceholderData, refetch } = sellers;
  const total = data?.pages[0]?.total;
  const [open, setOpen] = useState(false);
  const panelId = useId();

  const change = (changes: Partial<SellersState>) =>
    navigate(pathOf('topSellers', undefined, sellersParams({ ...state, ...changes })), { replace: true });

  return (
    <Page title="Top Sellers" className={listingFrame}>
      <ListingToolbar
        count={
          <div className="flex flex-wrap items-center gap-x-4 max-sm:justify-between">
            {(data || !error) && (
              <CountLine words={total === undefined ? total : countOf(total, 'seller', 'sellers')} />
            )}
            <a href={href('stores')} className="view-all">
              Stores by state
              <ArrowRight aria-hidden="true" className="size-4" />
            </a>
          </div>
        }
        panelId={panelId}
        open={open}
        onToggle={() => setOpen(!open)}
        filters={businessType ? 1 : 0}
        sorts={sortOptions(sellerSorts.options)}
        sort={sort}
        onSort={(value) => change({ sort: value as SellerSort })}
        view={view}
        onView={(value) => change({ view: value })}
      />
      {open && (
        <FiltersPanel
          id={panelId}
          onClear={() => change({ businessType: undefined, sort: sellerSorts.default })}
          onDone={() => setOpen(false)}
          done={total === undefined ? 'Close' : `Show ${countOf(total, 'seller', 'sellers')}`}
        >
          <ChoicePills
            legend="Business type"
            options={Object.keys(kinds)}
            value={Object.keys(kinds).find((name) => kinds[name] === businessType)}
            onChange={(name) => change({ businessType: kinds[name] })}
          />
        </FiltersPanel>
      )}
      <div className="mt-4 sm:mt-6">
        {error && !data ? (
          <TryAgain text={pages.topSellers.failure} busy={isFetching} onRetry={() => void refetch()} />
        ) : total === 0 ? (
          <EmptyState icon={<Store />} text="No sellers found" hint="Try adjusting your filters to find more sellers" />
        ) : (
          <SellerGrid sellers={data?.pages.flatMap(({ items }) => items)} view={view} outdated={isPlaceholderData} />
        )}
        {sellers.isFetchNextPageError ? (
          <div className="mt-8">
            <TryAgain
              text={pages.topSellers.failure}
              busy={sellers.isFetchingNextPage}
              onRetry={() => void sellers.fetchNextPage()}
            />
          </div>
        ) : (
          sellers.hasNextPage &&
          !isPlaceholderData && (
            <LoadMore busy={sellers.isFetchingNextPage} onLoad={() => void sellers.fetchNextPage()} />
          )
        )}
      </div>
    </Page>
  );
}
