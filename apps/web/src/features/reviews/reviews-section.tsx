import type { ProductPage } from '@oja/contract/catalogue';
import { MessageSquare } from 'lucide-react';
import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import { Histogram } from './histogram.tsx';
import { ReviewItem } from './review-item.tsx';
import { useReviews } from './use-reviews.ts';

// Most read and few write: the form comes after the page.
const WriteReview = lazyPart(() => import('./write-review.tsx').then((m) => m.WriteReview));

/** What buyers say of a product. `id` is where the rating at the top of the page leads. */
export function ReviewsSection({ page, id }: { page: ProductPage; id: string }) {
  const { reviews, failed, loading, loadMore } = useReviews(page.product.id, page);
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} tabIndex={-1} className="mb-4 text-2xl">
        Reviews
      </h2>
      {reviews.length === 0 && (
        <EmptyState icon={<MessageSquare />} text="No reviews yet" hint="Be the first to say what it is like." />
      )}
      <div className={reviews.length === 0 ? 'grid justify-center' : 'mb-8'}>
        <ErrorBoundary text="Reviews cannot be written right now.">
          <Suspense fallback={<div className="min-h-11" />}>
            <WriteReview productId={page.product.id} />
          </Suspense>
        </ErrorBoundary>
      </div>
      {reviews.length > 0 && (
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
