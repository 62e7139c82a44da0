import { mayDo } from '@oja/domain/people/member-roles';
import { Plus } from 'lucide-react';
import { Suspense, useRef } from 'react';
import { lazyPart } from '../../../src/lib/lazy-part.ts';
import { ButtonLink } from '../../../src/ui/button.tsx';
import { NameSearch } from '../../../src/ui/forms/name-search.tsx';
import { navigate, useSearch } from '../../app/location.ts';
import { useHref, useStore } from '../../app/store.ts';
import { ExportButton } from '../../features/exports/export-button.tsx';
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
import { DeskPage } from '../../ui/desk-page.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { ProductsList } from './products-list.tsx';
import { ProductsSkeleton } from './products-skeleton.tsx';

const DraftsList = lazyPart(() => import('./drafts-list.tsx').then((m) => m.DraftsList));

/** The store's products: what is on sale, what is being written, what is out of the shop. */
export function ProductsPage() {
  const mayWrite = mayDo(useStore().role, 'goods');
  const place = productPlaceOf(useSearch(), mayWrite);
  const href = useHref();
  const isWide = useIsWide();
  const search = useRef<HTMLDivElement>(null);
  const { counts } = useDeskProducts(place);
  const go = (to: ProductPlace) => navigate(productQuery(to), { replace: true });
  const onSearch = () => search.current?.querySelector('input')?.focus();
  const taken = mayWrite && <ExportButton name="exportProducts" />;
  const add = mayWrite && (
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
          {!isWide && taken}
          <div ref={search} className="min-w-0 grow sm:max-w-80">
            <NameSearch
              label="Name, brand or SKU"
              value={place.q}
              onChange={(text) => go({ ...place, q: text.trim() })}
            />
          </div>
          {mayWrite && (
            <ButtonLink variant="secondary" href={href('sheet')}>
              Prices and stock
            </ButtonLink>
          )}
          {isWide && taken}
          {isWide && add}
        </>
      }
    >
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
        <Suspense fallback={<ProductsSkeleton />}>
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
