import type { SearchResults } from '@oja/contract/search';
import { countFilters } from '../../features/filters/filters-state.ts';
import { CategoryCard } from '../../features/listing/category-card.tsx';
import { SellerCard } from '../../features/sellers/seller-card.tsx';
import { FoundProducts, type FoundState } from './found-products.tsx';
import { Group } from './group.tsx';
import { HowRead } from './how-read.tsx';
import { NothingFound } from './nothing-found.tsx';
import { TypedChips } from './typed-chips.tsx';
import { typedFilters } from './typed-filters.ts';

interface ResultsProps {
  found: SearchResults;
  q: string;
  state: FoundState;
  onChange: (changes: Partial<FoundState>) => void;
  /** An older answer is shown until the one that was asked for comes. */
  outdated: boolean;
}

/** What was found, by kind, below how the text was read. Stores stand first where they were asked for. */
export function Results({ found, q, state, onChange, outdated }: ResultsProps) {
  const { understood, products, categories, stores } = found;
  const narrowed = countFilters(state) > 0;
  const typed = typedFilters(q, understood, state);
  const shownStores = stores.count > 0 && (
    <Group title="Stores" {...stores}>
      <ul className="seller-grid">
        {stores.items.map((seller) => (
          <li key={seller.id} className="min-w-0">
            <SellerCard seller={seller} detailed />
          </li>
        ))}
      </ul>
    </Group>
  );
  if (products.count + categories.count + stores.count === 0 && !narrowed) {
    return (
      <>
        <HowRead q={q} understood={understood} />
        <NothingFound q={q} typed={typed} />
      </>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <HowRead q={q} understood={understood} />
      {understood.storesFirst && shownStores}
      {(products.count > 0 || narrowed) && (
        <FoundProducts
          found={products}
          state={state}
          onChange={onChange}
          chips={typed.length > 0 && <TypedChips typed={typed} />}
          outdated={outdated}
        />
      )}
      {categories.count > 0 && (
        <Group title="Categories" {...categories}>
          <ul className="category-cards">
            {categories.items.map((category) => (
              <li key={category.id} className="min-w-0">
                <CategoryCard category={category} />
              </li>
            ))}
          </ul>
        </Group>
      )}
      {!understood.storesFirst && shownStores}
    </div>
  );
}
