import { type ListingPage as ListingName, type ProductSort, pageSorts, toggleTag } from '@oja/domain/listing';
import { PackageSearch } from 'lucide-react';
import { useId, useState } from 'react';
import { navigate, useHashQuery } from '../../lib/hash-location.ts';
import { type ListingScopeName, listingScopes } from '../../lib/listing-scopes.ts';
import { type PathName, pathOf } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { CountLine } from './count-line.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FiltersPanel } from './filters-panel.tsx';
import { countFilters, type ListingState, listingParams, listingQuery, parseListing } from './listing-state.ts';
import { ListingToolbar } from './listing-toolbar.tsx';
import { PriceRange } from './price-range.tsx';
import { ProductResults } from './product-results.tsx';
import { sortOptions } from './sort-options.ts';
import { useProducts } from './use-products.ts';

interface ListingPageProps {
  name: ListingName & ListingScopeName;
  path: Extract<PathName, 'trending' | 'fashion' | 'electronics' | 'newArrivals' | 'flashSales'>;
  title: string;
  empty: string;
  filterBy: 'tags' | 'categories';
  showsStock?: boolean;
}

const HINT = 'Try adjusting your filters or come back later.';

/** A page that lists products, filtered and sorted; everything chosen stands in the address. */
export function ListingPage({ name, path, title, empty, filterBy, showsStock = false }: ListingPageProps) {
  const sorts = pageSorts[name];
  const state = parseListing(useHashQuery(), sorts);
  const found = useProducts(listingQuery(listingScopes[name], state, sorts));
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const { listing, error } = found;

  const change = (changes: Partial<ListingState>) =>
    navigate(pathOf(path, undefined, listingParams({ ...state, ...changes }, sorts)), { replace: true });
  const clear = () => change({ tags: [], categories: [], min: undefined, max: undefined, sort: sorts.default });

  return (
    <Page title={title}>
      <ListingToolbar
        count={
          (listing || !error) && <CountLine count={listing?.total} one="product available" many="products available" />
        }
        panelId={panelId}
        open={open}
        onToggle={() => setOpen(!open)}
        filters={countFilters(state)}
        sorts={sortOptions(sorts.options)}
        sort={state.sort}
        onSort={(sort) => change({ sort: sort as ProductSort })}
        view={state.view}
        onView={(view) => change({ view })}
      />
      {open && (
        <FiltersPanel
          id={panelId}
          onClear={clear}
          onDone={() => setOpen(false)}
          done={listing ? `Show ${listing.total} ${listing.total === 1 ? 'product' : 'products'}` : 'Close'}
        >
          <FilterChips
            legend={filterBy === 'tags' ? 'Tags' : 'Categories'}
            options={listing?.facets[filterBy] ?? []}
            selected={state[filterBy]}
            onToggle={(chosen) => change({ [filterBy]: toggleTag(state[filterBy], chosen) })}
          />
          <PriceRange
            min={state.min}
            max={state.max}
            highest={listing?.facets.highestPrice}
            onChange={(min, max) => change({ min, max })}
          />
        </FiltersPanel>
      )}
      <div className="mt-6">
        <ProductResults
          found={found}
          view={state.view}
          showsStock={showsStock}
          empty={
            <EmptyState
              icon={<PackageSearch />}
              text={empty}
              hint={HINT}
              action={
                countFilters(state) > 0 && (
                  <Button variant="secondary" onClick={clear}>
                    Clear filters
                  </Button>
                )
              }
            />
          }
        />
      </div>
    </Page>
  );
}
