import type { ProductSort, Sorts } from '@oja/domain/goods/listing';
import { totalOf } from '@oja/domain/text/total';
import type { ReactNode } from 'react';
import { useSavesData } from '../../lib/use-saves-data.ts';
import { Button } from '../../ui/button.tsx';
import { countFilters } from '../filters/filters-state.ts';
import { CountLine } from './count-line.tsx';
import { FilteredList } from './filtered-list.tsx';
import { ListedStory } from './listed-story.tsx';
import type { ListingState } from './listing-state.ts';
import { ProductResults } from './product-results.tsx';
import { useKeptSpot } from './use-kept-spot.ts';
import type { Products } from './use-products.ts';

interface ListedProductsProps {
  found: Products;
  state: ListingState;
  sorts: Sorts<ProductSort>;
  onChange: (changes: Partial<ListingState>) => void;
  filterBy: 'tags' | 'categories' | 'both';
  /** What is counted above the list. */
  one: string;
  many: string;
  /** What is shown when nothing fits; `clear` is the button that takes the filters back, if there are any. */
  empty: (clear: ReactNode) => ReactNode;
  showsStock?: boolean;
}

/** Products that are counted, filtered, sorted and shown as cards or as a list. What is chosen is the page's to keep. */
export function ListedProducts(props: ListedProductsProps) {
  const { found, state, sorts, onChange, filterBy, one, many, empty, showsStock = false } = props;
  const { listing, products, error, outdated, loadMore, loadMoreFailed, loadingMore } = found;
  const savesData = useSavesData();
  useKeptSpot({
    shown: products.length,
    ready: listing !== undefined && !outdated,
    more: loadMoreFailed ? undefined : loadMore,
    busy: loadingMore,
  });
  return (
    <FilteredList
      count={(listing || !error) && <CountLine words={listing && totalOf(listing.total, one, many)} />}
      total={listing?.total}
      facets={listing?.facets}
      state={state}
      sorts={sorts}
      onChange={onChange}
      {...(filterBy !== 'both' && { without: filterBy === 'tags' ? 'categories' : 'tags' })}
    >
      {(clear) => (
        <ProductResults
          found={found}
          view={state.view}
          showsStock={showsStock}
          story={savesData ? undefined : (nth) => <ListedStory nth={nth} products={listing?.items ?? []} />}
          empty={empty(
            countFilters(state) > 0 && (
              <Button variant="secondary" onClick={clear}>
                Clear filters
              </Button>
            ),
          )}
        />
      )}
    </FilteredList>
  );
}
