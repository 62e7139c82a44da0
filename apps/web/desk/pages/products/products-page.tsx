import { mayDo } from '@oja/domain/people/member-roles';
import { Plus } from 'lucide-react';
import { Suspense, useRef } from 'react';
import { lazyPart } from '../../../src/lib/lazy-part.ts';
import { ButtonLink } from '../../../src/ui/button.tsx';
import { NameSearch } from '../../../src/ui/forms/name-search.tsx';
import { ErrorBoundary } from '../../../src/ui/states/error-boundary.tsx';
import { navigate, useSearch } from '../../app/location.ts';
import { useHref, useStore } from '../../app/store.ts';
import { TabsBar } from '../../features/lists/tabs-bar.tsx';
import { Filters } from '../../features/products/filters.tsx';
import {
  goodsTabs,
  isOfDrafts,
  type ProductPlace,
  productPlaceOf,
  productQuery,
} from '../../features/products/product-place.ts';
import { useDeskProducts } from '../../features/products/use-desk-products.ts';
import { OutOfShop, useMayChange } from '../../features/store-status/out-of-shop.tsx';
import { DeskPage } from '../../ui/desk-page.tsx';
import { GoodsSkeleton } from '../../ui/goods-skeleton.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { ProductsList } from './products-list.tsx';

const GoodsMenu = lazyPart(() => import('./goods-menu.tsx').then((m) => m.GoodsMenu));
const DraftsList = lazyPart(() => import('./drafts-list.tsx').then((m) => m.DraftsList));

/** The store's products: what is on sale, what is being written, what is out of the shop. */
export function ProductsPage() {
  const mayWrite = mayDo(useStore().role, 'goods');
  const mayChange = useMayChange('goods');
  const place = productPlaceOf(useSearch(), mayWrite);
  const href = useHref();
  const isWide = useIsWide();
  const search = useRef<HTMLDivElement>(null);
  const { counts } = useDeskProducts(place);
  const go = (to: ProductPlace) => navigate(productQuery(to), { replace: true });
  const onSearch = () => search.current?.querySelector('input')?.focus();
  const field = (
    <div ref={search} className="products-search">
      <NameSearch label="Name, brand or SKU" value={place.q} onChange={(text) => go({ ...place, q: text.trim() })} />
    </div>
  );
  const menu = mayWrite && (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={<span className="target" />}>
        <GoodsMenu />
      </Suspense>
    </ErrorBoundary>
  );
  const add = mayChange && (
    <ButtonLink href={href('newProduct')} wide={!isWide} className={isWide ? '' : 'min-h-13!'}>
      <Plus aria-hidden="true" className="size-5" />
      Add product
    </ButtonLink>
  );
  return (
    <DeskPage
      title="Products"
      aside={
        <>
          {isWide && field}
          {menu}
          {isWide && add}
        </>
      }
    >
      <OutOfShop />
      {!isWide && field}
      <TabsBar
        label="Products by where they stand"
        tabs={goodsTabs
          .filter(({ tab }) => mayWrite || !isOfDrafts(tab))
          .filter(({ tab }) => !isRare(tab) || tab === place.tab || (counts?.[tab] ?? 0) > 0)
          .map(({ tab, name }) => ({
            name,
            href: href('products') + productQuery({ ...place, tab }),
            isCurrent: tab === place.tab,
            count: counts?.[tab],
          }))}
      />
      {isOfDrafts(place.tab) ? (
        <Suspense fallback={<GoodsSkeleton />}>
          <DraftsList key={place.tab} place={place} onSearch={onSearch} />
        </Suspense>
      ) : (
        <>
          <Filters place={place} onChange={go} />
          <ProductsList key={place.tab} place={place} onSearch={onSearch} />
        </>
      )}
      {!isWide && add && <div className="main-act">{add}</div>}
    </DeskPage>
  );
}

/** Shown where there is any of it. */
const isRare = (tab: ProductPlace['tab']) => tab === 'taken-down' || tab === 'in-review';
