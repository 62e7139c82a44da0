import { formatRating } from '@oja/domain/review';
import { clsx } from 'clsx';
import { Star } from 'lucide-react';

interface RatingProps {
  /** 0 to 5. */
  average: number;
  count: number;
  className?: string;
}

/** '4.6 ★ (128)'; nothing while there are no reviews. */
export function Rating({ average, count, className }: RatingProps) {
  if (count === 0) return null;
  const words = `Rated ${formatRating(average)} of 5 by ${count} ${count === 1 ? 'review' : 'reviews'}`;
  return (
    <p className={clsx('flex items-center gap-1 text-xs text-muted', className)}>
      <span className="sr-only">{words}</span>
      <span aria-hidden="true" className="font-semibold text-sun-text tabular-nums">
        {formatRating(average)}
      </span>
      <Star aria-hidden="true" className="size-3.5 fill-star text-star" />
      <span aria-hidden="true" className="tabular-nums">
        ({count})
      </span>
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
