import type { StoreCard as Seller } from '@oja/contract/catalogue';
import { clsx } from 'clsx';
import { Picture } from '../../ui/goods/picture.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import type { View } from '../listing/listing-state.ts';
import { bannerLook } from './banner-look.ts';
import { SellerCard } from './seller-card.tsx';

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

/** What it sells, as over its page, or cloth of its own. */
function Band({ of: { storeName, storeBanner } }: { of: Seller }) {
  const cloth = <div className={clsx('adire size-full', bannerLook(storeName))} />;
  return (
    <div className="seller-card-band">
      {storeBanner ? (
        <Picture
          picture={storeBanner}
          sizes="(width >= 40rem) 320px, 100vw"
          widths={[320, 640, 1280]}
          ratio={3.2}
          decorative
          className="size-full"
          placeholder={cloth}
        />
      ) : (
        cloth
      )}
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
