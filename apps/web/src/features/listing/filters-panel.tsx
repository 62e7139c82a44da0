import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';

interface FiltersPanelProps {
  id: string;
  onClear: () => void;
  /** Closes the panel. */
  onDone: () => void;
  /** What the closing button says. */
  done: string;
  children: ReactNode;
}

/** What a list can be narrowed by. Choices apply at once; the button only leads back to the list. */
export function FiltersPanel({ id, onClear, onDone, done, children }: FiltersPanelProps) {
  return (
    <section
      id={id}
      aria-label="Filters"
      className="mt-4 grid animate-appear gap-6 rounded-card bg-surface p-4 ring-1 ring-line sm:p-6"
    >
      {children}
      <div className="flex flex-wrap gap-3 border-t border-line pt-4">
        <Button variant="secondary" onClick={onClear}>
          Clear all
        </Button>
        <Button onClick={onDone}>{done}</Button>
      </div>
    </section>
  );
}
