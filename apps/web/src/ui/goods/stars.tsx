import { formatRating } from '@oja/domain/goods/rating';
import { clsx } from 'clsx';
import { Star, StarHalf } from 'lucide-react';

/** Five stars, filled up to the rating, to half a star. */
export function Stars({ rating, className }: { rating: number; className?: string }) {
  return (
    <span
      role="img"
      aria-label={`${formatRating(rating)} of 5 stars`}
      className={clsx('inline-flex gap-0.5', className)}
    >
      {[1, 2, 3, 4, 5].map((star) => (
        <span key={star} aria-hidden="true" className="relative">
          <Star className={clsx('size-4', rating >= star - 0.25 ? 'fill-star text-star' : 'text-line-strong')} />
          {rating >= star - 0.75 && rating < star - 0.25 && (
            <StarHalf className="absolute inset-0 size-4 fill-star text-star" />
          )}
        </span>
      ))}
    </span>
  );
}
