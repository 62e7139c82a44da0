import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { type Option, Select } from '../../ui/forms/select.tsx';
import type { View } from './listing-state.ts';
import { ViewToggle } from './view-toggle.tsx';

interface ListingToolbarProps {
  /** How much there is. */
  count: ReactNode;
  /** Id of the panel that the toggle opens. */
  panelId: string;
  open: boolean;
  onToggle: () => void;
  filters: number;
  sorts: readonly Option[];
  sort: string;
  onSort: (sort: string) => void;
  view: View;
  onView: (view: View) => void;
}

/** Count, filters, sort and view: the same above every list. */
export function ListingToolbar(props: ListingToolbarProps) {
  const { count, panelId, open, onToggle, filters, sorts, sort, onSort, view, onView } = props;
  return (
    <div className="listing-bar">
      <div>{count}</div>
      <Button
        variant="secondary"
        aria-expanded={open}
        aria-controls={panelId}
        className="max-sm:px-3! max-sm:gap-1.5! aria-expanded:bg-palm-soft aria-expanded:text-palm"
        onClick={onToggle}
      >
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        Filters
        {filters > 0 && (
          <span className="min-w-5 rounded-full bg-palm px-1.5 text-xs leading-5 text-on-palm tabular-nums">
            {filters}
            <span className="sr-only"> active</span>
          </span>
        )}
      </Button>
      <Select
        label="Sort by"
        quietLabel
        options={sorts}
        value={sort}
        className="min-h-11! rounded-full! pr-8! pl-3! text-[0.8125rem]! sm:pr-10! sm:pl-4.5! sm:text-sm!"
        onChange={(event) => onSort(event.target.value)}
      />
      <ViewToggle view={view} onChange={onView} />
    </div>
  );
}
