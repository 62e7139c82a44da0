import { mayDo } from '@oja/domain/people/member-roles';
import { useRef, useState } from 'react';
import { useHref, useStore } from '../../app/store.ts';
import { countedWords } from '../../features/lists/counted-words.ts';
import { KeysSheet } from '../../features/lists/keys-sheet.tsx';
import { MoreRows } from '../../features/lists/more-rows.tsx';
import { useReturnToRow } from '../../features/lists/use-return-to-row.ts';
import { NoProducts } from '../../features/products/no-products.tsx';
import { goodsTabs, type ProductPlace } from '../../features/products/product-place.ts';
import { useCounting } from '../../features/products/use-counting.ts';
import { useDeskProducts } from '../../features/products/use-desk-products.ts';
import { useGoodsActs } from '../../features/products/use-goods-acts.ts';
import { DeskFailure } from '../../ui/desk-failure.tsx';
import { GoodsSkeleton } from '../../ui/goods-skeleton.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { ProductsTable } from './products-table.tsx';
import { useProductsKeys } from './use-products-keys.ts';

const FAILED = 'Could not load your products.';

interface ProductsListProps {
  place: ProductPlace;
  /** Leads to the search field. */
  onSearch: () => void;
}

/** The products of a tab or a search, and what can be done with them. */
export function ProductsList({ place, onSearch }: ProductsListProps) {
  const { list, products } = useDeskProducts(place);
  if (!products) return list.isError ? <DeskFailure text={FAILED} of={list} /> : <GoodsSkeleton />;
  return (
    <div className="grid grid-cols-1 gap-3 pt-3">
      {!list.isFetchNextPageError && <DeskFailure text={FAILED} of={list} />}
      <Listed place={place} list={list} products={products} onSearch={onSearch} />
    </div>
  );
}

interface ListedProps extends ProductsListProps {
  list: ReturnType<typeof useDeskProducts>['list'];
  products: NonNullable<ReturnType<typeof useDeskProducts>['products']>;
}

/** Stays when its last product leaves the list: taps that rest are still to be sent. */
function Listed({ place, list, products, onSearch }: ListedProps) {
  const { role } = useStore();
  const href = useHref();
  const isWide = useIsWide();
  const counting = useCounting();
  const acts = useGoodsActs();
  const [showsKeys, setShowsKeys] = useState(false);
  const end = useRef<HTMLDivElement>(null);
  const hrefOf = (id: string) => href('product', { id });
  // What was found before stands until what is searched for now has come, or come anew.
  const isOld = list.isPlaceholderData || (list.isError && !list.isFetchNextPageError);
  const total = list.data?.pages[0]?.count ?? 0;
  useReturnToRow();
  useProductsKeys({
    ids: products.map(({ id }) => id),
    hrefOf,
    search: onSearch,
    showKeys: () => setShowsKeys(true),
  });
  return (
    <>
      {products.length > 0 ? (
        <div className={isOld ? 'list-box list-old' : 'list-box'} aria-busy={list.isPlaceholderData}>
          <ProductsTable
            caption={`Products: ${nameOf(place)}`}
            products={products}
            hrefOf={hrefOf}
            counting={counting}
            acts={acts}
          />
        </div>
      ) : list.isPlaceholderData ? (
        <GoodsSkeleton />
      ) : (
        <NoProducts
          place={place}
          href={href('products')}
          addHref={mayDo(role, 'goods') ? href('newProduct') : undefined}
          importHref={mayDo(role, 'goods') ? href('imports') : undefined}
        />
      )}
      <div ref={end} />
      {total > products.length && (
        <p className="-mb-6 pt-3 text-center text-sm text-muted">
          {products.length} of {countedWords(total)} shown
        </p>
      )}
      <MoreRows list={list} failed={FAILED} end={isWide ? end : undefined} />
      <KeysSheet open={showsKeys} onClose={() => setShowsKeys(false)} />
    </>
  );
}

const nameOf = ({ tab, q }: ProductPlace) =>
  `${goodsTabs.find((each) => each.tab === tab)?.name ?? ''}${q && `, matching “${q}”`}`;
