import { canChoose } from '@oja/domain/goods/chosen';
import { formatCount } from '@oja/domain/text/count';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';

interface FilterChipsProps {
  legend: string;
  options: readonly { value: string; name: string; count?: number | null }[];
  /** Values. */
  selected: readonly string[];
  onToggle: (value: string) => void;
  /** How a name is written for people, where that is not the name itself. */
  wordsFor?: (name: string) => string;
}

/** As many as are read at a glance; the rest on demand. */
const SHOWN = 16;

/** Filters that are switched on and off, any number of them. */
export function FilterChips({ legend, options, selected, onToggle, wordsFor = (name) => name }: FilterChipsProps) {
  const [all, setAll] = useState(false);
  // A chosen one is never hidden, nor is one from an old address that no product carries any more.
  const gone = selected
    .filter((value) => !options.some((option) => option.value === value))
    .map((value) => ({ value, name: value, count: null }));
  const shown = [...gone, ...options.filter(({ value }, at) => all || at < SHOWN || selected.includes(value))];
  const isTooMuch = (value: string) => !selected.includes(value) && !canChoose([...selected, value]);
  const hidden = gone.length + options.length - shown.length;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {shown.map((option) => {
          const on = selected.includes(option.value);
          return (
            <button
              key={option.value}
              type="button"
              aria-pressed={on}
              disabled={isTooMuch(option.value)}
              className="pill disabled:cursor-not-allowed disabled:opacity-60"
              onClick={() => onToggle(option.value)}
            >
              {on && <Check aria-hidden="true" className="size-4 shrink-0" />}
              <span className="min-w-0 truncate">{wordsFor(option.name)}</span>
              {typeof option.count === 'number' && (
                <span aria-hidden="true" className="text-xs font-normal text-muted tabular-nums">
                  {formatCount(option.count)}
                </span>
              )}
            </button>
          );
        })}
        {hidden > 0 && (
          <Button variant="quiet" onClick={() => setAll(true)}>
            Show {hidden} more
          </Button>
        )}
      </div>
      {shown.some(({ value }) => isTooMuch(value)) && (
        <p role="status" className="mt-2 text-sm text-muted">
          You cannot choose more at once. Take one away to choose another.
        </p>
      )}
    </fieldset>
  );
}
