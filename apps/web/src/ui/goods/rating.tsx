import { formatRating } from '@oja/domain/goods/rating';
import { countOf, formatCount } from '@oja/domain/text/count';
import { clsx } from 'clsx';

interface RatingProps {
  /** 0 to 5. */
  average: number;
  count: number;
  className?: string;
}

/** '4.6 ★ (128)'. */
export function Rating({ average, count, className }: RatingProps) {
  const words = `Rated ${formatRating(average)} of 5 by ${countOf(count, 'review', 'reviews')}`;
  return (
    <p className={clsx('rating', className)}>
      {count > 0 ? (
        <>
          <span className="sr-only">{words}</span>
          <b aria-hidden="true" className="rating-value">
            {formatRating(average)}
          </b>
          <span aria-hidden="true">{`(${formatCount(count)})`}</span>
        </>
      ) : (
        'No reviews yet'
      )}
    </p>
  );
}
