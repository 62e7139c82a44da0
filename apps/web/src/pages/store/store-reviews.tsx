import type { Store } from '@oja/contract/catalogue';
import { MessageSquare } from 'lucide-react';
import { ReviewList } from '../../features/reviews/review-list.tsx';
import { useMoreReviews } from '../../features/reviews/use-more-reviews.ts';
import { call } from '../../lib/api.ts';
import { href } from '../../lib/routing/paths.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';

/** What buyers say of a store's products, newest first. */
export function StoreReviews({ store }: { store: Store }) {
  const { slug } = store.seller;
  const found = useMoreReviews(['storeReviews', slug], store, (cursor, signal) =>
    call('storeReviews', { params: { slug }, query: { cursor }, signal }),
  );
  if (found.reviews.length === 0) return <EmptyState icon={<MessageSquare />} text="No reviews yet" />;
  return (
    <div className="max-w-3xl">
      <ReviewList {...found} storeName={store.seller.storeName}>
        {({ productId }) => (
          <a
            href={href('product', { id: productId })}
            className="-my-2 flex min-h-11 w-fit items-center text-sm font-medium text-indigo underline-offset-4 hover:underline"
          >
            See the product
          </a>
        )}
      </ReviewList>
    </div>
  );
}
