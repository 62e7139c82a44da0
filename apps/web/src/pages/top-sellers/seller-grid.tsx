import type { SellerCard as Seller } from '@oja/contract/catalogue';
import { clsx } from 'clsx';
import type { View } from '../../features/listing/listing-state.ts';
import { SellerCard } from '../../features/sellers/seller-card.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';

const boxes = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

interface SellerGridProps {
  /** Undefined while they are on their way. */
  sellers: readonly Seller[] | undefined;
  view: View;
  /** They answer an older choice. */
  outdated: boolean;
}

export function SellerGrid({ sellers, view, outdated }: SellerGridProps) {
  const list = view === 'list';
  return (
    <ul
      aria-busy={outdated || !sellers}
      className={clsx(list ? 'product-list' : 'seller-grid', 'transition-opacity', outdated && 'opacity-50')}
    >
      {sellers?.map((seller) => (
        <li key={seller.id} className="min-w-0">
          <SellerCard seller={seller} detailed layout={view} heading="h2" />
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
