import type { StoreCard as Seller } from '@oja/contract/stores';
import { clsx } from 'clsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import type { View } from '../listing/listing-state.ts';
import { SellerCard } from './seller-card.tsx';
import { StoreBanner } from './store-banner.tsx';

const boxes = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

interface SellerGridProps {
  /** Undefined while they are on their way. */
  sellers: readonly Seller[] | undefined;
  view: View;
  /** They answer an older choice. */
  outdated: boolean;
  /** Level of their headings where they stand. */
  heading?: 'h2' | 'h3';
}

/** What it sells, as over its page. */
function Band({ of: { storeName, storeBanner } }: { of: Seller }) {
  return (
    <div className="seller-card-band">
      <StoreBanner storeName={storeName} picture={storeBanner} sizes="(width >= 40rem) 400px, 125vw" />
    </div>
  );
}

export function SellerGrid({ sellers, view, outdated, heading = 'h2' }: SellerGridProps) {
  const list = view === 'list';
  return (
    <ul
      aria-busy={outdated || !sellers}
      className={clsx(list ? 'product-list' : 'seller-grid', 'transition-opacity', outdated && 'opacity-50')}
    >
      {sellers?.map((seller) => (
        <li key={seller.id} className="min-w-0">
          <SellerCard seller={seller} detailed layout={view} heading={heading} band={<Band of={seller} />} />
        </li>
      )) ??
        boxes.map((box) => (
          <li key={box}>
            <Skeleton className={clsx('rounded-card', list ? 'h-32' : 'h-72')} />
          </li>
        ))}
    </ul>
  );
}
