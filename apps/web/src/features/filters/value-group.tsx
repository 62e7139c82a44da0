import type { FacetValue } from '@oja/contract/filters';
import { canChoose } from '@oja/domain/goods/chosen';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { wordsOf } from '../../lib/text/words-of.ts';
import { Button } from '../../ui/button.tsx';
import { FacetCount } from './facet-count.tsx';

interface ValueGroupProps {
  legend: string;
  options: readonly FacetValue[];
  /** Values. */
  selected: readonly string[];
  onToggle: (value: string) => void;
  /** Long names stand one below the other, short ones side by side. */
  look?: 'rows' | 'pills';
  /** How an option is written for people. */
  wordsFor?: (option: FacetValue) => string;
  /** Something to see beside an option's words. */
  markOf?: (option: FacetValue) => ReactNode;
}

/** As many as are read at a glance; the rest on demand. */
const SHOWN = 8;

/** Values of one kind, any number of which can be chosen, each with how many products it would leave. */
export function ValueGroup(props: ValueGroupProps) {
  const { legend, options, selected, onToggle, look = 'rows', wordsFor = ({ name }) => name, markOf } = props;
  const [all, setAll] = useState(false);
  const id = useId();
  // A chosen one is never hidden, nor is one from an old address that no product carries any more.
  const gone = selected
    .filter((value) => !options.some((option) => option.value === value))
    .map((value) => ({ value, name: wordsOf(value), count: null }));
  const shown = [...gone, ...options.filter(({ value }, at) => all || at < SHOWN || selected.includes(value))];
  const hidden = gone.length + options.length - shown.length;
  if (shown.length === 0 || (shown.length === 1 && selected.length === 0)) return null;
  const isTooMuch = (value: string) => !selected.includes(value) && !canChoose([...selected, value]);
  return (
    <fieldset className="min-w-0">
      <legend className="filter-legend">{legend}</legend>
      <div className={look === 'rows' ? 'grid' : 'flex flex-wrap gap-2'}>
        {shown.map((option, at) => (
          <label key={option.value} className={look === 'rows' ? 'filter-row' : 'pill pill-small'}>
            <input
              type="checkbox"
              checked={selected.includes(option.value)}
              disabled={isTooMuch(option.value)}
              aria-describedby={option.count === null ? undefined : `${id}-${at}`}
              className={look === 'rows' ? 'choice-box' : 'sr-only'}
              onChange={() => onToggle(option.value)}
            />
            {look === 'pills' && selected.includes(option.value) && (
              <Check aria-hidden="true" className="size-4 shrink-0" />
            )}
            {markOf?.(option)}
            <span className={clsx('min-w-0', look === 'rows' ? 'flex-1 wrap-anywhere' : 'truncate')}>
              {wordsFor(option)}
            </span>
            <FacetCount id={`${id}-${at}`} count={option.count} />
          </label>
        ))}
      </div>
      {hidden > 0 && (
        <Button variant="quiet" className="mt-1 -ml-3 px-3!" onClick={() => setAll(true)}>
          Show {hidden} more<span className="sr-only"> of {legend}</span>
        </Button>
      )}
      {shown.some(({ value }) => isTooMuch(value)) && (
        <p role="status" className="mt-2 text-sm text-muted">
          You cannot choose more at once. Take one away to choose another.
        </p>
      )}
    </fieldset>
  );
}
