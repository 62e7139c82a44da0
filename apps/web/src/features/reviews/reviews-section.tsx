import type { ProductPage } from '@oja/contract/catalogue';
import { MessageSquare } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import { Histogram } from './histogram.tsx';
import { ReviewItem } from './review-item.tsx';
import { useReviews } from './use-reviews.ts';

/** What buyers say of a product. `id` is where the rating at the top of the page leads. */
export function ReviewsSection({ page, id }: { page: ProductPage; id: string }) {
  const { reviews, failed, loading, loadMore } = useReviews(page.product.id, page);
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} tabIndex={-1} className="mb-4 text-2xl">
        Reviews
      </h2>
      {reviews.length === 0 ? (
        <EmptyState icon={<MessageSquare />} text="No reviews yet" />
      ) : (
        <div className="grid gap-6 md:grid-cols-[15rem_1fr] md:gap-10">
          <Histogram {...page.rating} histogram={page.histogram} />
          <div>
            <ul className="-mt-5">
              {reviews.map((review) => (
                <li key={review.id}>
                  <ReviewItem review={review} />
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
        </div>
      )}
    </section>
  );
}
