import type { ProductCard } from '@oja/contract/catalogue';
import { type ProductSort, pageSorts } from '@oja/domain/listing';
import { PackageSearch } from 'lucide-react';
import { ProductGrid } from '../../features/listing/product-grid.tsx';
import { sortOptions } from '../../features/listing/sort-options.ts';
import { ViewToggle } from '../../features/listing/view-toggle.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NameSearch } from '../../ui/name-search.tsx';
import { Select } from '../../ui/select.tsx';
import { CategoryStrip } from './category-strip.tsx';
import { groupProducts } from './group-products.ts';
import type { StoreState } from './store-state.ts';

interface StoreProductsProps {
  products: readonly ProductCard[];
  state: StoreState;
  onChange: (changes: Partial<StoreState>) => void;
}

/** What a store sells, by category: searched by name, sorted, as cards or as a list. */
export function StoreProducts({ products, state, onChange }: StoreProductsProps) {
  const groups = groupProducts(products, state.q, state.sort);
  const chosen = groups.filter(({ category }) => category === state.category);
  const shown = chosen.length > 0 ? chosen : groups;
  return (
    <>
      <div className="store-bar">
        <NameSearch label="Search this store" value={state.q} wait={100} onChange={(q) => onChange({ q })} />
        <Select
          label="Sort by"
          quietLabel
          options={sortOptions(pageSorts.store.options)}
          value={state.sort}
          className="min-h-11! rounded-full! pl-4.5! text-sm"
          onChange={(event) => onChange({ sort: event.target.value as ProductSort })}
        />
        <ViewToggle view={state.view} onChange={(view) => onChange({ view })} />
      </div>
      {groups.length > 1 && (
        <CategoryStrip
          groups={groups}
          chosen={chosen.length > 0 ? state.category : ''}
          onChoose={(category) => onChange({ category })}
        />
      )}
      {shown.map(({ category, products: members }) => (
        <section key={category} aria-label={category} className="mt-8">
          <h2 className="mb-4 flex items-baseline gap-2 text-xl">
            {category}{' '}
            <span className="font-body text-sm font-normal tracking-normal text-muted">({members.length})</span>
          </h2>
          <ProductGrid products={members} view={state.view} />
        </section>
      ))}
      {shown.length === 0 && (
        <EmptyState
          icon={<PackageSearch />}
          text={products.length === 0 ? 'This store has no products yet.' : 'No products found'}
          hint={products.length > 0 && 'Try a different name.'}
        />
      )}
    </>
  );
}
