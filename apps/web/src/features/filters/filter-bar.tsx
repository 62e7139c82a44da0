import type { Facets } from '@oja/contract/filters';
import { Check, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { chosenFilters } from './chosen-filters.ts';
import { countFilters, type Filters } from './filters-state.ts';
import { promotedFilters } from './promoted-filters.ts';

interface FilterBarProps {
  facets: Facets | undefined;
  total: number | undefined;
  filters: Filters;
  onChange: (changes: Partial<Filters>) => void;
  onClear: () => void;
  /** Chips of what narrows the list besides. */
  children?: ReactNode;
}

/** Above a list: the filters that most want, and each that is chosen, to take it back. */
export function FilterBar({ facets, total, filters, onChange, onClear, children }: FilterBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const promoted = promotedFilters(filters, facets, total);
  const chosen = chosenFilters(filters, facets).filter(({ key }) => !promoted.some((other) => other.key === key));
  const isNarrowed = countFilters(filters) > 0;
  if (promoted.length === 0 && !isNarrowed && !children) return null;
  // What is pressed goes away, and the focus with it, if nobody takes it.
  const take = (act: () => void) => {
    bar.current?.focus({ preventScroll: true });
    act();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing of it is sent with a form
    <div ref={bar} role="group" aria-label="Quick filters" tabIndex={-1} className="filter-bar">
      {children}
      {promoted.map(({ key, words, on, change }) => (
        <button key={key} type="button" aria-pressed={on} className="pill pill-small" onClick={() => onChange(change)}>
          {on && <Check aria-hidden="true" className="size-4 shrink-0" />}
          <span className="min-w-0 truncate">{words}</span>
        </button>
      ))}
      {chosen.map(({ key, words, change }) => (
        <button
          key={key}
          type="button"
          className="pill pill-small pill-chosen"
          onClick={() => take(() => onChange(change))}
        >
          <span className="sr-only">Remove filter </span>
          <span className="min-w-0 truncate">{words}</span>
          <X aria-hidden="true" className="size-4 shrink-0" />
        </button>
      ))}
      {isNarrowed && (
        <Button variant="quiet" className="px-3! whitespace-nowrap" onClick={() => take(onClear)}>
          Clear all
        </Button>
      )}
    </div>
  );
}
