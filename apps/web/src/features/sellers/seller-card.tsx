import type { SellerCard as Seller } from '@oja/contract/seller-card';
import { formatRating } from '@oja/domain/goods/rating';
import { countOf } from '@oja/domain/text/count';
import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { href } from '../../lib/routing/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { sellerKind, sellerPlace } from './seller-kind.ts';
import { SellerLogo } from './seller-logo.tsx';

interface SellerCardProps {
  seller: Seller;
  /** With place and sales, as among all stores. */
  detailed?: boolean;
  layout?: 'grid' | 'list';
  /** Level of its heading where it stands. */
  heading?: 'h2' | 'h3';
  /** Over it in the grid; cloth otherwise. */
  band?: ReactNode;
}

/** A store among others. */
export function SellerCard({
  seller,
  detailed = false,
  layout = 'grid',
  heading: Heading = 'h3',
  band = <div className="adire h-20 bg-palm-soft text-palm" />,
}: SellerCardProps) {
  const nameId = useId();
  const list = layout === 'list';
  const place = sellerPlace(seller);
  return (
    <article className={clsx('seller-card', list && 'seller-card-list')}>
      {!list && band}
      <div className="seller-card-body">
        <SellerLogo seller={seller} sizes="72px" className="size-18 ring-4 ring-surface" />
        <div className="grid min-w-0 flex-1 content-start gap-2">
          <Heading id={nameId} className={clsx('text-lg wrap-anywhere', detailed ? 'line-clamp-2' : 'line-clamp-1')}>
            {seller.storeName}
          </Heading>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
            <Chip>{sellerKind(seller.businessType)}</Chip>
            {detailed && <span>{place}</span>}
          </p>
          <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-muted tabular-nums">
            {seller.totalReviews > 0 ? (
              <>
                <span className="rating-value">{formatRating(seller.averageRating)}</span>
                <span>({countOf(seller.totalReviews, 'review', 'reviews')})</span>
              </>
            ) : (
              <span className="font-semibold text-ink">New store</span>
            )}
            {detailed && <span>{countOf(seller.totalSales, 'sale', 'sales')}</span>}
          </p>
        </div>
        <ButtonLink
          variant="secondary"
          href={href('store', { storeName: seller.slug })}
          className="seller-card-link"
          aria-describedby={nameId}
        >
          Visit Store
        </ButtonLink>
      </div>
    </article>
  );
}
