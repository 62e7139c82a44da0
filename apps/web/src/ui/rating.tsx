import { formatRating } from '@oja/domain/review';
import { clsx } from 'clsx';
import { Star } from 'lucide-react';

interface RatingProps {
  /** 0 to 5. */
  average: number;
  count: number;
  className?: string;
}

/** '4.6 ★ (128)'; without reviews, only the room for it. */
export function Rating({ average, count, className }: RatingProps) {
  const words = `Rated ${formatRating(average)} of 5 by ${count} ${count === 1 ? 'review' : 'reviews'}`;
  return (
    <p className={clsx('rating', className)}>
      {count > 0 && (
        <>
          <span className="sr-only">{words}</span>
          <b aria-hidden="true">{formatRating(average)}</b>
          <span aria-hidden="true">{`(${count})`}</span>
        </>
      )}
    </p>
  );
}

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
