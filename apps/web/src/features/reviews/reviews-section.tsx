import type { ProductPage } from '@oja/contract/catalogue';
import { MessageSquare } from 'lucide-react';
import { Suspense, useState } from 'react';
import { call } from '../../lib/api.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorBoundary } from '../../ui/states/error-boundary.tsx';
import { Histogram } from './histogram.tsx';
import { ReviewList } from './review-list.tsx';
import { ReviewToolbar } from './review-toolbar.tsx';
import { allNewest, useChosenReviews } from './use-chosen-reviews.ts';
import { useMoreReviews } from './use-more-reviews.ts';

// Most read and few write: the form comes after the page.
const WriteReview = lazyPart(() => import('./write-review.tsx').then((m) => m.WriteReview));

/** What buyers say of a product. `id` is where the rating at the top of the page leads. */
export function ReviewsSection({ page, id }: { page: ProductPage; id: string }) {
  const productId = page.product.id;
  const found = useMoreReviews(['productReviews', productId], page, (cursor, signal) =>
    call('productReviews', { params: { id: productId }, query: { cursor }, signal }),
  );
  const [view, setView] = useState(allNewest);
  const chosen = useChosenReviews(productId, view);
  const isAll = view.sort === 'newest' && view.stars === undefined;
  // Until what is chosen has come, what was there stays.
  const shown = isAll ? found : { ...chosen, reviews: chosen.reviews ?? found.reviews };
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
            <WriteReview productId={productId} onWritten={() => setView(allNewest)} />
          </Suspense>
        </ErrorBoundary>
      </div>
      {!none && (
        <div className="grid gap-6 md:grid-cols-[15rem_1fr] md:gap-10">
          <Histogram
            {...page.rating}
            histogram={page.histogram}
            chosen={view.stars}
            onChoose={(stars) => setView(stars === view.stars ? allNewest : { sort: 'newest', stars })}
          />
          <div>
            {page.rating.count > 1 && (
              <ReviewToolbar view={view} count={page.histogram[(view.stars ?? 0) - 1] ?? 0} onView={setView} />
            )}
            <div
              aria-busy={(!isAll && chosen.waits && !chosen.failed) || undefined}
              className="transition-opacity aria-busy:opacity-60"
            >
              <ReviewList {...shown} storeName={page.seller.storeName} />
            </div>
          </div>
        </div>
      )}
    </section>
  );
}
