import { countOf } from '@oja/domain/text/count';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { allNewest, type ReviewView } from './use-chosen-reviews.ts';

const sorts = [
  { value: 'newest', label: 'Newest first' },
  { value: 'highest', label: 'Most stars first' },
  { value: 'lowest', label: 'Fewest stars first' },
] as const;

interface ReviewToolbarProps {
  view: ReviewView;
  /** With so many stars as are chosen. */
  count: number;
  onView: (view: ReviewView) => void;
}

/** Which reviews are shown: of one number of stars, with the way back to all; or all, in an order of choice. */
export function ReviewToolbar({ view, count, onView }: ReviewToolbarProps) {
  const { stars } = view;
  const sort = useRef<HTMLSelectElement>(null);
  // The button goes with what it ends: the keyboard goes on at what comes in its place.
  function showAll() {
    flushSync(() => onView(allNewest));
    sort.current?.focus();
  }
  return (
    <div className="mb-5 flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p role="status" className="text-sm text-muted">
        {stars !== undefined && `${countOf(count, 'review', 'reviews')} with ${countOf(stars, 'star', 'stars')}`}
      </p>
      {stars === undefined ? (
        <div className="w-full sm:w-52">
          <Select
            ref={sort}
            label="Sort reviews by"
            quietLabel
            options={sorts}
            value={view.sort}
            onChange={({ target }) =>
              onView({ sort: sorts.find(({ value }) => value === target.value)?.value ?? 'newest' })
            }
          />
        </div>
      ) : (
        <Button variant="secondary" onClick={showAll}>
          Show all reviews
        </Button>
      )}
    </div>
  );
}
