import type { ProductCard as Product } from '@oja/contract/catalogue';
import type { Home } from '@oja/contract/home';
import { clsx } from 'clsx';
import { type ReactNode, Suspense } from 'react';
import { ProductCard } from '../../features/products/product-card.tsx';
import { SellerCard } from '../../features/sellers/seller-card.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { DragRow } from '../../ui/carousel/drag-row.tsx';
import { type ListingPath, RowHeading } from './row-heading.tsx';

/** Cards in a row, at most. */
const ROW_LENGTH = 10;
/** Of those the document carries so many: what a tablet shows. The rest come from the page's data, before anybody has scrolled to them. */
const SENT_LENGTH = 4;

// The columns of `.drag-row`, without the card's padding.
const sizes = 'clamp(144px, 42vw - 12px, 212px)';

interface ProductRow {
  title: string;
  all: ListingPath;
  products: readonly Product[];
  band: string;
  showsStock?: boolean;
}

/**
 * The rows below the banner, `children` below the first of them: goods come first. Stores follow early, because their small
 * pictures keep those of the next rows out of a first visit. Each is a boundary of its own, hydrated in a task of its own.
 */
export function HomeRows({ home, children }: { home: Home; children: ReactNode }) {
  const rows: ProductRow[] = [
    { title: 'Flash Sales', all: 'flashSales', products: home.flashSales, band: 'band-sale', showsStock: true },
    { title: 'Trending Now', all: 'trending', products: home.trending, band: 'bg-sunken' },
    { title: 'Fashion', all: 'fashion', products: home.fashion, band: 'bg-sunken' },
    { title: 'Electronics', all: 'electronics', products: home.electronics, band: 'bg-canvas' },
    { title: 'New Arrivals', all: 'newArrivals', products: home.newArrivals, band: 'bg-sunken' },
  ];
  const sellers = (
    <Band title="Top Sellers" all="topSellers" className="bg-canvas" empty={home.topSellers.length === 0}>
      <DragRow label="Top Sellers" className="drag-row-wide">
        <Cards items={home.topSellers}>{(seller) => <SellerCard seller={seller} />}</Cards>
      </DragRow>
    </Band>
  );
  return (
    <>
      {rows.map((row, at) => (
        <Suspense key={row.title}>
          <Band title={row.title} all={row.all} className={row.band} empty={row.products.length === 0}>
            <DragRow label={row.title}>
              <Cards items={row.products}>
                {(product) => (
                  <ProductCard product={product} sizes={sizes} {...(row.showsStock && { showsStock: true })} />
                )}
              </Cards>
            </DragRow>
          </Band>
          {at === 0 ? children : at === 1 && sellers}
        </Suspense>
      ))}
    </>
  );
}

interface CardsProps<T> {
  items: readonly T[];
  children: (item: T) => ReactNode;
}

/** The cards of a row: on the server and in the first rendering the first few, then all. */
function Cards<T extends { id: string }>({ items, children }: CardsProps<T>) {
  return items
    .slice(0, useHydrated() ? ROW_LENGTH : SENT_LENGTH)
    .map((item) => <li key={item.id}>{children(item)}</li>);
}

interface BandProps {
  title: string;
  all: ListingPath;
  className: string;
  empty: boolean;
  children: ReactNode;
}

/** One stall of the market: a stripe across the page. A row without goods is not set up. */
function Band({ title, all, className, empty, children }: BandProps) {
  if (empty) return null;
  const id = `row-${all}`;
  return (
    <section aria-labelledby={id} className={clsx('band', className)}>
      <div className="column py-8 sm:py-12">
        <RowHeading id={id} title={title} all={all} />
        {children}
      </div>
    </section>
  );
}
