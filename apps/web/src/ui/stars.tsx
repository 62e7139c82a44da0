import { formatRating } from '@oja/domain/rating';
import { clsx } from 'clsx';
import { Star } from 'lucide-react';

/** Five stars, filled up to the rating. */
export function Stars({ rating, className }: { rating: number; className?: string }) {
  return (
    <span
      role="img"
      aria-label={`${formatRating(rating)} of 5 stars`}
      className={clsx('inline-flex gap-0.5', className)}
    >
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          aria-hidden="true"
          className={clsx('size-4', rating >= star - 0.25 ? 'fill-star text-star' : 'text-line-strong')}
        />
      ))}
    </span>
  );
}
