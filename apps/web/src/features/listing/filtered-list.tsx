import type { Facets } from '@oja/contract/filters';
import type { ValueKind } from '@oja/domain/goods/filters';
import type { SearchSort, Sorts } from '@oja/domain/goods/listing';
import { totalOf } from '@oja/domain/text/total';
import { clsx } from 'clsx';
import { type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useMedia } from '../../lib/use-media.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
import { ErrorBoundary } from '../../ui/states/error-boundary.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { FilterBar } from '../filters/filter-bar.tsx';
import { countFilters, noFilters } from '../filters/filters-state.ts';
import type { ListingState } from './listing-state.ts';
import { ListingToolbar } from './listing-toolbar.tsx';
import { sortOptions } from './sort-options.ts';

const FilterGroups = lazyPart(() => import('../filters/filter-groups.tsx').then((m) => m.FilterGroups));

interface FilteredListProps<Sort extends SearchSort> {
  /** How much there is, above it all. */
  count: ReactNode;
  total: number | undefined;
  /** Undefined until they are known. */
  facets: Facets | undefined;
  state: ListingState<Sort>;
  sorts: Sorts<Sort>;
  onChange: (changes: Partial<ListingState<Sort>>) => void;
  /** What it is not narrowed by. */
  without?: ValueKind;
  /** Chips of what narrows it besides. */
  chips?: ReactNode;
  /** The list; `clear` takes back all that was chosen. */
  children: (clear: () => void) => ReactNode;
}

/**
 * A list with what narrows and sorts it: in a column beside it where the window has room, in a sheet over it where not.
 * What is chosen is the page's to keep.
 */
export function FilteredList<Sort extends SearchSort>(props: FilteredListProps<Sort>) {
  const { count, total, facets, state, sorts, onChange, without, chips, children } = props;
  const hasRoom = useMedia('(width >= 64rem)');
  const [besides, setBesides] = useState(true);
  const [sheet, setSheet] = useState(false);
  const [cleared, setCleared] = useState(0);
  const id = useId();
  const open = hasRoom ? besides : sheet;
  const column = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const clear = () => {
    setCleared(cleared + 1);
    onChange({ ...noFilters, sort: sorts.default });
    // A button of the column or of an empty list goes with what it clears; one elsewhere has its own place to go on from.
    for (const { current: place } of [column, list]) {
      if (place?.contains(document.activeElement)) place.focus({ preventScroll: true });
    }
  };
  const isChanged = countFilters(state) > 0 || state.sort !== sorts.default;
  const clearAll = (
    <Button
      variant={hasRoom ? 'quiet' : 'secondary'}
      className={hasRoom ? '-mr-3 px-3!' : 'shrink-0 whitespace-nowrap'}
      onClick={clear}
    >
      Clear all
    </Button>
  );
  const groups = (
    <ErrorBoundary text="The filters could not be loaded.">
      <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
        {/* Anew when cleared: what was typed and made no sense stands nowhere else. */}
        <FilterGroups key={cleared} facets={facets} filters={state} onChange={onChange} without={without} />
      </Suspense>
    </ErrorBoundary>
  );

  return (
    <div className={clsx('listing', hasRoom && besides && 'listing-with-column')}>
      <ListingToolbar
        count={count}
        panelId={id}
        open={open}
        onToggle={() => (hasRoom ? setBesides(!besides) : setSheet(!sheet))}
        filters={countFilters(state)}
        sorts={sortOptions(sorts.options)}
        sort={state.sort}
        onSort={(sort) => onChange({ sort: sort as Sort } as Partial<ListingState<Sort>>)}
        view={state.view}
        onView={(view) => onChange({ view } as Partial<ListingState<Sort>>)}
      />
      {hasRoom && besides && (
        <section ref={column} id={id} tabIndex={-1} aria-label="Filters" className="filters-column">
          <div className="mb-2 flex min-h-11 items-center justify-between">
            <span aria-hidden="true" className="display text-xl">
              Filter by
            </span>
            {isChanged && clearAll}
          </div>
          {groups}
        </section>
      )}
      <div className="min-w-0">
        <FilterBar facets={facets} total={total} filters={state} onChange={onChange} onClear={clear}>
          {chips}
        </FilterBar>
        <div ref={list} tabIndex={-1} className="mt-2 sm:mt-5">
          {children(clear)}
        </div>
      </div>
      {!hasRoom && (
        <Modal
          open={sheet}
          onClose={() => setSheet(false)}
          title="Filters"
          place="bottom"
          footer={
            <div className="flex gap-3">
              {clearAll}
              <Button wide onClick={() => setSheet(false)}>
                {total === undefined ? 'Close' : `Show ${totalOf(total, 'product', 'products')}`}
              </Button>
            </div>
          }
        >
          {groups}
        </Modal>
      )}
    </div>
  );
}
