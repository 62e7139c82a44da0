import type { Review } from '@oja/contract/catalogue';
import { MessageSquare } from 'lucide-react';
import { ReviewItem } from '../../features/reviews/review-item.tsx';
import { href } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

/** What buyers say of a store's products, newest first. */
export function StoreReviews({ reviews }: { reviews: readonly Review[] }) {
  if (reviews.length === 0) return <EmptyState icon={<MessageSquare />} text="No reviews yet" />;
  return (
    <ul className="-mt-5 max-w-3xl">
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewItem review={review}>
            <a
              href={href('product', { id: review.productId })}
              className="-my-2 flex min-h-11 w-fit items-center text-sm font-medium text-indigo underline-offset-4 hover:underline"
            >
              See the product
            </a>
          </ReviewItem>
        </li>
      ))}
    </ul>
  );
}
