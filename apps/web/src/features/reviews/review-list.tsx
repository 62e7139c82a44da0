import type { Review } from '@oja/contract/catalogue';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { TryAgain } from '../../ui/states/try-again.tsx';
import { ReviewItem } from './review-item.tsx';
import type { useMoreReviews } from './use-more-reviews.ts';

interface ReviewListProps extends ReturnType<typeof useMoreReviews> {
  storeName: string;
  /** What belongs to each where it stands. */
  children?: (review: Review) => ReactNode;
}

/** Reviews one below the other, and the way to more of them. */
export function ReviewList({ storeName, reviews, failed, loading, loadMore, children }: ReviewListProps) {
  return (
    <div>
      <ul className="-mt-5">
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewItem review={review} storeName={storeName}>
              {children?.(review)}
            </ReviewItem>
          </li>
        ))}
      </ul>
      <div className="mt-5">
        {failed && loadMore ? (
          <TryAgain text="Failed to fetch reviews" busy={loading} onRetry={loadMore} />
        ) : (
          loadMore && (
            <Button variant="secondary" busy={loading} onClick={loadMore}>
              Load more reviews
            </Button>
          )
        )}
      </div>
    </div>
  );
}
