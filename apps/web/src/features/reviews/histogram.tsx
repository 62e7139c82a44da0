import { formatRating } from '@oja/domain/goods/rating';
import { MAX_RATING } from '@oja/domain/goods/review';
import { countOf, formatCount } from '@oja/domain/text/count';
import { clsx } from 'clsx';
import { Stars } from '../../ui/goods/stars.tsx';

interface HistogramProps {
  average: number;
  count: number;
  /** Reviews with 1, 2, 3, 4, 5 stars. */
  histogram: readonly number[];
  /** Of how many stars reviews are shown alone. */
  chosen: number | undefined;
  /** Without it the rows are no controls. */
  onChoose?: (stars: number) => void;
}

/** The mean of all ratings, and how they are spread; where they can be chosen, each number of stars is pressed for what was said with it. */
export function Histogram({ average, count, histogram, chosen, onChoose }: HistogramProps) {
  const rows = Array.from({ length: MAX_RATING }, (_, i) => MAX_RATING - i);
  return (
    <div className="grid content-start gap-4">
      <p className="flex items-center gap-3">
        <span className="display text-3xl tabular-nums">{formatRating(average)}</span>
        <span className="grid gap-0.5 text-sm text-muted">
          <Stars rating={average} />
          {countOf(count, 'review', 'reviews')}
        </span>
      </p>
      <dl className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 text-sm tabular-nums">
        {rows.map((stars) => {
          const reviews = histogram[stars - 1] ?? 0;
          return (
            <div key={stars} className={clsx('rating-row', !onChoose && 'min-h-7!')}>
              <dt className="text-muted">
                {stars} <span className="sr-only">{stars === 1 ? 'star' : 'stars'}</span>
                <span aria-hidden="true">★</span>
              </dt>
              <dd className="contents">
                <progress aria-hidden="true" value={reviews} max={Math.max(1, count)} className="stock-bar text-star" />
                <span className="min-w-6 text-right text-muted">{formatCount(reviews)}</span>
                {onChoose && reviews > 0 && reviews < count && (
                  <button
                    type="button"
                    aria-label={`Show reviews with ${countOf(stars, 'star', 'stars')}`}
                    aria-pressed={stars === chosen}
                    className="rating-row-button"
                    onClick={() => onChoose(stars)}
                  />
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
