import type { Review } from '@oja/contract/catalogue';
import { reviewerName } from '@oja/domain/goods/review';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate } from '../../lib/text/dates.ts';
import { Stars } from '../../ui/goods/stars.tsx';
import { StoreReply } from './store-reply.tsx';

interface ReviewItemProps {
  review: Review;
  /** Whose product it is about. */
  storeName: string;
  children?: ReactNode;
}

/** What one buyer says, and what the store answered; below it, what belongs to it where it stands. */
export function ReviewItem({ review, storeName, children }: ReviewItemProps) {
  return (
    <article className="grid gap-2 border-b border-line py-5">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Stars rating={review.rating} />
        <h3 className="min-w-0 font-body text-sm font-semibold tracking-normal wrap-anywhere">
          {reviewerName(review.userName)}
        </h3>
        <time dateTime={review.createdAt} className="text-muted">
          {formatDate(review.createdAt)}
        </time>
        {review.verifiedPurchase && (
          <span className="flex items-center gap-1 text-xs font-medium text-ok">
            <BadgeCheck aria-hidden="true" className="size-4" />
            Verified purchase
          </span>
        )}
      </header>
      <p className="max-w-prose wrap-anywhere whitespace-pre-line">{review.comment}</p>
      {review.reply && <StoreReply reply={review.reply} storeName={storeName} />}
      {children}
    </article>
  );
}
