import { type ProductSort, type Sorts, toggleTag } from '@oja/domain/goods/listing';
import { totalOf } from '@oja/domain/text/count';
import { type ReactNode, useId, useState } from 'react';
import { wordsOf } from '../../lib/text/words-of.ts';
import { Button } from '../../ui/button.tsx';
import { CountLine } from './count-line.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FiltersPanel } from './filters-panel.tsx';
import { countFilters, type ListingState } from './listing-state.ts';
import { ListingToolbar } from './listing-toolbar.tsx';
import { PriceRange } from './price-range.tsx';
import { ProductResults } from './product-results.tsx';
import { sortOptions } from './sort-options.ts';
import type { Products } from './use-products.ts';

interface ListedProductsProps {
  found: Products;
  state: ListingState;
  sorts: Sorts<ProductSort>;
  onChange: (changes: Partial<ListingState>) => void;
  filterBy: 'tags' | 'categories';
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
  const [open, setOpen] = useState(false);
  const [cleared, setCleared] = useState(0);
  const panelId = useId();
  const { listing, error } = found;
  const filters = countFilters(state);
  const clear = () => {
    setCleared(cleared + 1);
    onChange({ tags: [], categories: [], min: undefined, max: undefined, sort: sorts.default });
  };

  return (
    <>
      <ListingToolbar
        count={(listing || !error) && <CountLine words={listing && totalOf(listing.total, one, many)} />}
        panelId={panelId}
        open={open}
        onToggle={() => setOpen(!open)}
        filters={filters}
        sorts={sortOptions(sorts.options)}
        sort={state.sort}
        onSort={(sort) => onChange({ sort: sort as ProductSort })}
        view={state.view}
        onView={(view) => onChange({ view })}
      />
      {open && (
        <FiltersPanel
          id={panelId}
          onClear={clear}
          onDone={() => setOpen(false)}
          done={listing ? `Show ${totalOf(listing.total, 'product', 'products')}` : 'Close'}
        >
          {/* Anew when cleared: what was typed and made no sense stands nowhere else. */}
          <PriceRange
            key={cleared}
            min={state.min}
            max={state.max}
            highest={listing?.facets.highestPrice}
            onChange={(min, max) => onChange({ min, max })}
          />
          <FilterChips
            legend={filterBy === 'tags' ? 'Tags' : 'Categories'}
            options={listing?.facets[filterBy] ?? []}
            selected={state[filterBy]}
            onToggle={(chosen) => onChange({ [filterBy]: toggleTag(state[filterBy], chosen) })}
            {...(filterBy === 'tags' && { wordsFor: wordsOf })}
          />
        </FiltersPanel>
      )}
      <div className="mt-6">
        <ProductResults
          found={found}
          view={state.view}
          showsStock={showsStock}
          empty={empty(
            filters > 0 && (
              <Button variant="secondary" onClick={clear}>
                Clear filters
              </Button>
            ),
          )}
        />
      </div>
    </>
  );
}
