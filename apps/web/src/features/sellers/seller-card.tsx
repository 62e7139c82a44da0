import type { SellerCard as Seller } from '@oja/contract/catalogue';
import { formatRating } from '@oja/domain/review';
import { Star } from 'lucide-react';
import { href, isBuilt } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Picture } from '../../ui/picture.tsx';
import { sellerKind } from './seller-kind.ts';

/** A store among others, as on Home. */
export function SellerCard({ seller }: { seller: Seller }) {
  const reviews = `${seller.totalReviews} ${seller.totalReviews === 1 ? 'review' : 'reviews'}`;
  return (
    <article className="grid h-full grid-rows-[auto_1fr] overflow-hidden rounded-card bg-surface ring-1 ring-line">
      <div className="adire h-20 bg-palm-soft text-palm" />
      <div className="relative -mt-9 grid content-start justify-items-start gap-2 px-4 pb-4">
        <Picture
          picture={seller.storeLogo}
          sizes="72px"
          widths={[160]}
          decorative
          className="size-18 overflow-hidden rounded-full ring-4 ring-surface"
          placeholder={
            <span className="display text-xl" aria-hidden="true">
              {seller.storeName.charAt(0)}
            </span>
          }
        />
        <h3 className="line-clamp-1 text-lg">{seller.storeName}</h3>
        <Chip>{sellerKind(seller.businessType)}</Chip>
        <p className="flex items-center gap-1 text-sm text-muted">
          <Star aria-hidden="true" className="size-4 fill-star text-star" />
          <span className="font-semibold text-sun-text tabular-nums">{formatRating(seller.averageRating)}</span>
          <span>({reviews})</span>
        </p>
        {isBuilt('store') && (
          <ButtonLink variant="secondary" wide href={href('store', { storeName: seller.slug })} className="mt-2">
            Visit Store
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
