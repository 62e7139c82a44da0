import { pageSorts } from '@oja/domain/goods/listing';
import { PackageSearch } from 'lucide-react';
import { navigate, useHashQuery } from '../../lib/routing/hash-location.ts';
import { pages } from '../../lib/routing/pages.ts';
import { pathOf } from '../../lib/routing/paths.ts';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ListedProducts } from './listed-products.tsx';
import { FILTERS_HINT, listingParams, listingQuery, parseListing } from './listing-state.ts';
import { listingFrame } from './page-frame.ts';
import { useProducts } from './use-products.ts';

interface ListingPageProps {
  name: 'trending' | 'fashion' | 'electronics' | 'newArrivals' | 'flashSales';
  title: string;
  empty: string;
  filterBy: 'tags' | 'categories' | 'both';
  showsStock?: boolean;
}

/** A page that lists products, filtered and sorted; everything chosen stands in the address. */
export function ListingPage({ name, title, empty, filterBy, showsStock = false }: ListingPageProps) {
  const { query } = pages[name].first;
  const sorts = pageSorts['collection' in query ? query.collection : query.category];
  const state = parseListing(useHashQuery(), sorts);
  const found = useProducts(listingQuery(query, state, sorts));

  return (
    <Page title={title} className={listingFrame}>
      {showsStock && found.listing?.total !== 0 && (
        <p className="-mt-4 mb-6 text-sm text-muted">Bars show how much of the stock is left.</p>
      )}
      <ListedProducts
        found={found}
        state={state}
        sorts={sorts}
        onChange={(changes) =>
          navigate(pathOf(name, undefined, listingParams({ ...state, ...changes }, sorts)), { replace: true })
        }
        filterBy={filterBy}
        one="product available"
        many="products available"
        showsStock={showsStock}
        empty={(clear) => <EmptyState icon={<PackageSearch />} text={empty} hint={FILTERS_HINT} action={clear} />}
      />
    </Page>
  );
}
