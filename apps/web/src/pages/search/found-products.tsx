import type { SearchResults } from '@oja/contract/search';
import { type SearchSort, searchSorts } from '@oja/domain/goods/listing';
import { totalOf } from '@oja/domain/text/count';
import { clsx } from 'clsx';
import { PackageSearch } from 'lucide-react';
import { useId, useState } from 'react';
import { FiltersPanel } from '../../features/listing/filters-panel.tsx';
import { countFilters, FILTERS_HINT, type ListingState, listingParams } from '../../features/listing/listing-state.ts';
import { ListingToolbar } from '../../features/listing/listing-toolbar.tsx';
import { PriceRange } from '../../features/listing/price-range.tsx';
import { ProductGrid } from '../../features/listing/product-grid.tsx';
import { sortOptions } from '../../features/listing/sort-options.ts';
import { navigate } from '../../lib/routing/hash-location.ts';
import { pathOf } from '../../lib/routing/paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Group } from './group.tsx';

export type FoundState = ListingState<SearchSort>;

interface FoundProductsProps {
  q: string;
  found: SearchResults['products'];
  state: FoundState;
  /** An older answer is shown until the one that was asked for comes. */
  outdated: boolean;
}

/** The products that match, sorted and within a range of prices. What is chosen stands in the address. */
export function FoundProducts({ q, found, state, outdated }: FoundProductsProps) {
  const { count, items, facets } = found;
  const [open, setOpen] = useState(false);
  const [cleared, setCleared] = useState(0);
  const panelId = useId();

  const change = (changes: Partial<FoundState>) => {
    const chosen = listingParams({ ...state, ...changes }, searchSorts);
    navigate(pathOf('search', undefined, { q, ...chosen }), { replace: true });
  };
  const clear = () => {
    setCleared(cleared + 1);
    change({ min: undefined, max: undefined, sort: searchSorts.default });
  };
  return (
    <Group
      title="Products"
      count={count}
      items={items}
      chosen={state.sort === searchSorts.default ? 'best' : 'first'}
      above={(heading) => (
        <ListingToolbar
          count={heading}
          panelId={panelId}
          open={open}
          onToggle={() => setOpen(!open)}
          filters={countFilters(state)}
          sorts={sortOptions(searchSorts.options)}
          sort={state.sort}
          onSort={(sort) => change({ sort: sort as SearchSort })}
          view={state.view}
          onView={(view) => change({ view })}
        />
      )}
    >
      {open && (
        <FiltersPanel
          id={panelId}
          onClear={clear}
          onDone={() => setOpen(false)}
          done={`Show ${totalOf(count, 'product', 'products')}`}
        >
          {/* Anew when cleared: what was typed and made no sense stands nowhere else. */}
          <PriceRange
            key={cleared}
            min={state.min}
            max={state.max}
            highest={facets.highestPrice}
            onChange={(min, max) => change({ min, max })}
          />
        </FiltersPanel>
      )}
      <div aria-busy={outdated} className={clsx('mt-6 transition-opacity', outdated && 'opacity-50')}>
        {count > 0 ? (
          <ProductGrid products={items} view={state.view} />
        ) : (
          <EmptyState
            icon={<PackageSearch />}
            text="No products found"
            hint={FILTERS_HINT}
            action={
              <Button variant="secondary" onClick={clear}>
                Clear filters
              </Button>
            }
          />
        )}
      </div>
    </Group>
  );
}
