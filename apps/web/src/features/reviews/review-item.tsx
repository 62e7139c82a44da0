import type { Review } from '@oja/contract/catalogue';
import { reviewerName } from '@oja/domain/goods/review';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate } from '../../lib/text/dates.ts';
import { Stars } from '../../ui/goods/stars.tsx';

/** What one buyer says; below it, what belongs to it where it stands. */
export function ReviewItem({ review, children }: { review: Review; children?: ReactNode }) {
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
      {children}
    </article>
  );
}
