import type { ProductPage } from '@oja/contract/catalogue';
import { MessageSquare } from 'lucide-react';
import { Suspense } from 'react';
import { call } from '../../lib/api.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorBoundary } from '../../ui/states/error-boundary.tsx';
import { Histogram } from './histogram.tsx';
import { ReviewList } from './review-list.tsx';
import { useMoreReviews } from './use-more-reviews.ts';

// Most read and few write: the form comes after the page.
const WriteReview = lazyPart(() => import('./write-review.tsx').then((m) => m.WriteReview));

/** What buyers say of a product. `id` is where the rating at the top of the page leads. */
export function ReviewsSection({ page, id }: { page: ProductPage; id: string }) {
  const productId = page.product.id;
  const found = useMoreReviews(['productReviews', productId], page, (cursor, signal) =>
    call('productReviews', { params: { id: productId }, query: { cursor }, signal }),
  );
  const none = found.reviews.length === 0;
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} tabIndex={-1} className="mb-4 text-2xl">
        Reviews
      </h2>
      {none && (
        <EmptyState icon={<MessageSquare />} text="No reviews yet" hint="Be the first to say what it is like." />
      )}
      <div className={none ? 'grid justify-items-center' : 'mb-8'}>
        <ErrorBoundary text="Reviews cannot be written right now.">
          <Suspense fallback={<div className="min-h-11" />}>
            <WriteReview productId={productId} />
          </Suspense>
        </ErrorBoundary>
      </div>
      {!none && (
        <div className="grid gap-6 md:grid-cols-[15rem_1fr] md:gap-10">
          <Histogram {...page.rating} histogram={page.histogram} />
          <ReviewList {...found} storeName={page.seller.storeName} />
        </div>
      )}
    </section>
  );
}
