import type { SellerCard as Seller } from '@oja/contract/catalogue';
import { ChevronRight } from 'lucide-react';
import { href } from '../../lib/routing/paths.ts';
import { Rating } from '../../ui/goods/rating.tsx';
import { sellerKind } from './seller-kind.ts';
import { SellerLogo } from './seller-logo.tsx';

/** Who sells it, in one line that leads to the store. */
export function SellerStrip({ seller }: { seller: Seller }) {
  return (
    <a
      href={href('store', { storeName: seller.slug })}
      className="flex min-h-18 items-center gap-4 rounded-card bg-surface p-3 pr-4 ring-1 ring-line transition-shadow hover:shadow-raised"
    >
      <SellerLogo seller={seller} sizes="48px" className="size-12" />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="truncate font-semibold">
          <span className="sr-only">Sold by </span>
          {seller.storeName}
        </span>
        <span className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
          {sellerKind(seller.businessType)}
          <Rating average={seller.averageRating} count={seller.totalReviews} />
        </span>
      </span>
      <span className="text-sm font-semibold text-palm max-lg:hidden">Visit Store</span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-palm" />
    </a>
  );
}
