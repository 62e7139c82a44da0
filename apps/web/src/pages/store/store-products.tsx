import type { Store } from '@oja/contract/stores';
import { type ProductSort, pageSorts } from '@oja/domain/goods/listing';
import { countOf } from '@oja/domain/text/count';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ArrowDownUp, PackageSearch } from 'lucide-react';
import { CountLine } from '../../features/listing/count-line.tsx';
import { sortOptions } from '../../features/listing/sort-options.ts';
import { ViewToggle } from '../../features/listing/view-toggle.tsx';
import { read } from '../../lib/api.ts';
import { NameSearch } from '../../ui/forms/name-search.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { CardGridSkeleton } from '../../ui/states/card-skeletons.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { TryAgain } from '../../ui/states/try-again.tsx';
import { CategoryStrip } from './category-strip.tsx';
import { StoreGroups } from './store-groups.tsx';
import type { StoreState } from './store-state.ts';

interface StoreProductsProps {
  store: Store;
  state: StoreState;
  onChange: (changes: Partial<StoreState>) => void;
}

/** What a store sells, by category: searched by name, sorted, as cards or as a list. */
export function StoreProducts({ store, state, onChange }: StoreProductsProps) {
  const { q } = state;
  const asked = { ...(q && { q }), ...(state.sort !== pageSorts.store.default && { sort: state.sort }) };
  // Without text and sort this is the read that the page itself made.
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...read('store', { params: { slug: store.seller.slug }, query: asked }),
    ...(Object.keys(asked).length === 0 && { initialData: store }),
    placeholderData: keepPreviousData,
  });
  const goods = data?.goods;

  return (
    <>
      <div className="store-bar">
        <div className="folded-search">
          <NameSearch label="Search this store" value={state.q} onChange={(text) => onChange({ q: text.trim() })} />
        </div>
        <div className="store-sort">
          <Select
            label="Sort by"
            quietLabel
            options={sortOptions(pageSorts.store.options)}
            value={state.sort}
            className="min-h-11! rounded-full! text-sm max-sm:w-16! max-sm:pr-0! max-sm:pl-16! sm:pl-4.5!"
            onChange={(event) => onChange({ sort: event.target.value as ProductSort })}
          />
          <span aria-hidden="true" className="store-sort-sign">
            <ArrowDownUp className="size-3.5" />
            Sort
          </span>
        </div>
        <ViewToggle view={state.view} onChange={(view) => onChange({ view })} />
        {goods && goods.groups.length > 1 && (
          <CategoryStrip
            groups={goods.groups}
            chosen={goods.groups.some(({ name }) => name === state.category) ? state.category : ''}
            onChoose={(category) => onChange({ category })}
          />
        )}
      </div>
      <div className="mt-2 sm:mt-5">
        {/* On phones the categories below say it, and of a single one it is said there. */}
        <div className={goods?.groups.length === 1 ? 'sr-only' : 'max-sm:sr-only sm:mb-4'}>
          {(goods || !error) && <CountLine words={goods && countOf(goods.total, 'product', 'products')} />}
        </div>
        {goods ? (
          <div aria-busy={isPlaceholderData} className={clsx('transition-opacity', isPlaceholderData && 'opacity-50')}>
            <StoreGroups
              goods={goods}
              query={{ seller: store.seller.id, ...asked }}
              state={state}
              outdated={isPlaceholderData}
              onChoose={(category) => onChange({ category })}
            />
            {goods.total === 0 && (
              <EmptyState
                icon={<PackageSearch />}
                text={q === '' ? 'This store has no products yet.' : 'No products found'}
                hint={q !== '' && 'Try a different name.'}
              />
            )}
          </div>
        ) : error ? (
          <TryAgain text="Failed to fetch products" busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <CardGridSkeleton />
        )}
      </div>
    </>
  );
}
