import type { SearchResults } from '@oja/contract/search';
import { type SearchSort, searchSorts } from '@oja/domain/goods/listing';
import { clsx } from 'clsx';
import { PackageSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { FilteredList } from '../../features/listing/filtered-list.tsx';
import { FILTERS_HINT, type ListingState } from '../../features/listing/listing-state.ts';
import { ProductGrid } from '../../features/listing/product-grid.tsx';
import { useKeptSpot } from '../../features/listing/use-kept-spot.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Group } from './group.tsx';

export type FoundState = ListingState<SearchSort>;

/** Of fewer matches, those that only mention the text go on in their rows: a heading between would leave half a row empty. */
const SET_APART_FROM = 12;

interface FoundProductsProps {
  found: SearchResults['products'];
  state: FoundState;
  onChange: (changes: Partial<FoundState>) => void;
  /** What of the text itself narrows them, as chips. */
  chips: ReactNode;
  /** An older answer is shown until the one that was asked for comes. */
  outdated: boolean;
}

/** The products that match, sorted and narrowed. What is chosen stands in the address. */
export function FoundProducts({ found, state, onChange, chips, outdated }: FoundProductsProps) {
  const { count, items, mentions, facets } = found;
  useKeptSpot({ shown: items.length, ready: !outdated });
  // In another order than by how well they match they stand among the others.
  const isSetApart = state.sort === searchSorts.default && items.length - mentions >= SET_APART_FROM;
  const apart = isSetApart ? mentions : 0;
  const [matching, mentioning] = [items.slice(0, items.length - apart), items.slice(items.length - apart)];
  return (
    <Group
      title="Products"
      count={count}
      items={items}
      chosen={state.sort === searchSorts.default ? 'best' : 'first'}
      above={(heading) => (
        <FilteredList
          count={heading}
          total={count}
          facets={facets}
          state={state}
          sorts={searchSorts}
          onChange={onChange}
          chips={chips}
        >
          {(clear) => (
            <div aria-busy={outdated} className={clsx('transition-opacity', outdated && 'opacity-50')}>
              {matching.length > 0 && <ProductGrid products={matching} view={state.view} />}
              {mentioning.length > 0 && (
                <>
                  <h3 className="mt-10 mb-4 text-base first:mt-0 sm:text-lg">Also mentions</h3>
                  <ProductGrid products={mentioning} view={state.view} />
                </>
              )}
              {count === 0 && (
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
          )}
        </FilteredList>
      )}
    />
  );
}
