import type { Facets } from '@oja/contract/filters';
import { type Kobo, kobo } from '@oja/domain/money/money';
import { useId } from 'react';
import { FacetCount } from './facet-count.tsx';
import { priceWords } from './price-words.ts';

interface PriceRangesProps {
  ranges: Facets['prices'];
  min: Kobo | undefined;
  max: Kobo | undefined;
  onChange: (min: Kobo | undefined, max: Kobo | undefined) => void;
}

/** Ranges of about as many products each, one press away; pressed again, one is taken back. */
export function PriceRanges({ ranges, min, max, onChange }: PriceRangesProps) {
  const id = useId();
  if (ranges.length === 0) return null;
  return (
    <div className="mb-4 grid grid-cols-2 gap-2">
      {ranges.map(({ from, to, count }) => {
        const [low, high] = [from === 0 ? undefined : kobo(from), to === null ? undefined : kobo(to)];
        const on = min === low && max === high;
        return (
          <button
            key={from}
            type="button"
            aria-pressed={on}
            aria-describedby={count === null ? undefined : `${id}-${from}`}
            disabled={count === 0 && !on}
            className="pill pill-small px-2 whitespace-pre-line"
            onClick={() => (on ? onChange(undefined, undefined) : onChange(low, high))}
          >
            {priceWords(low, high)}
            <FacetCount id={`${id}-${from}`} count={count} />
          </button>
        );
      })}
    </div>
  );
}
