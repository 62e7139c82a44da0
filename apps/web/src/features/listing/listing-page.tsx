import { type ListingPage as ListingName, pageSorts } from '@oja/domain/goods/listing';
import { PackageSearch } from 'lucide-react';
import { navigate, useHashQuery } from '../../lib/hash-location.ts';
import { type ListingScopeName, listingScopes } from '../../lib/listing-scopes.ts';
import { type PathName, pathOf } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { ListedProducts } from './listed-products.tsx';
import { FILTERS_HINT, listingParams, listingQuery, parseListing } from './listing-state.ts';
import { useProducts } from './use-products.ts';

interface ListingPageProps {
  name: ListingName & ListingScopeName;
  path: Extract<PathName, 'trending' | 'fashion' | 'electronics' | 'newArrivals' | 'flashSales'>;
  title: string;
  empty: string;
  filterBy: 'tags' | 'categories';
  showsStock?: boolean;
}

/** A page that lists products, filtered and sorted; everything chosen stands in the address. */
export function ListingPage({ name, path, title, empty, filterBy, showsStock = false }: ListingPageProps) {
  const sorts = pageSorts[name];
  const state = parseListing(useHashQuery(), sorts);
  const found = useProducts(listingQuery(listingScopes[name], state, sorts));

  return (
    <Page title={title}>
      <ListedProducts
        found={found}
        state={state}
        sorts={sorts}
        onChange={(changes) =>
          navigate(pathOf(path, undefined, listingParams({ ...state, ...changes }, sorts)), { replace: true })
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
