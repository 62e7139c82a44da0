import type { SellerCard as Seller } from '@oja/contract/seller-card';
import { ChevronRight } from 'lucide-react';
import { href } from '../../lib/routing/paths.ts';
import { Rating } from '../../ui/goods/rating.tsx';
import { sendsWords } from '../arrival/arrival-words.ts';
import { sellerKind } from './seller-kind.ts';
import { SellerLogo } from './seller-logo.tsx';

interface SellerStripProps {
  seller: Seller;
  /** Working days within which it sends, where that is known. */
  sends: number | undefined;
}

/** Who sells it, from where and how soon it sends; leads to the store. As tall for every seller. */
export function SellerStrip({ seller, sends }: SellerStripProps) {
  const place = [seller.city && `in ${seller.city}`, sends !== undefined && sendsWords(sends)]
    .filter(Boolean)
    .join(', ');
  return (
    <a
      href={href('store', { storeName: seller.slug })}
      className="flex min-h-23 items-center gap-4 rounded-card bg-surface p-3 pr-4 ring-1 ring-line transition-shadow hover:shadow-raised"
    >
      <SellerLogo seller={seller} sizes="48px" className="size-12" />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="truncate font-semibold">
          <span className="sr-only">Sold by </span>
          {seller.storeName}
        </span>{' '}
        {place && <span className="truncate text-sm">{place}</span>}
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
