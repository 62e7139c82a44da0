import type { DeskChange } from '@oja/contract/desks/desk-changes';
import { formatCount } from '@oja/domain/text/count';
import { History } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime } from '../../../src/lib/text/dates.ts';
import { Button } from '../../../src/ui/button.tsx';
import { Chip } from '../../../src/ui/chip.tsx';
import { EmptyState } from '../../../src/ui/states/empty-state.tsx';
import { Notice } from '../../../src/ui/states/notice.tsx';
import { Skeleton } from '../../../src/ui/states/skeleton.tsx';
import { useHref } from '../../app/store.ts';
import { ChangeRows } from '../../features/sheet/change-rows.tsx';
import { actWords, madeWords, undoneWords } from '../../features/sheet/change-words.ts';
import type { ChangeFlow } from '../../features/sheet/use-change-flow.ts';
import { isGoingOn, type useChanges } from '../../features/sheet/use-changes.ts';
import { DeskFailure } from '../../ui/desk-failure.tsx';
import { useNow } from '../../ui/use-now.ts';

export interface HistoryListProps {
  changes: ReturnType<typeof useChanges>;
  flow: ChangeFlow;
}

/** What was changed of many products in the last 30 days; what is a day old at most can be undone. */
export function HistoryList({ changes, flow }: HistoryListProps) {
  const items = changes.data?.items;
  const href = useHref();
  return (
    <>
      <p className="mb-3 text-sm text-muted">
        What a file has changed stands under{' '}
        <a href={href('imports')} className="inline-flex min-h-11 items-center text-indigo underline">
          Imports
        </a>
        .
      </p>
      <DeskFailure text="Could not load the history." of={changes} />
      {flow.failure && (
        <Notice tone="error" className="mb-3">
          {flow.failure}
        </Notice>
      )}
      {!items && !changes.isError && <Skeleton className="h-40" />}
      {items?.length === 0 && <EmptyState icon={<History />} text="Nothing was changed here in the last 30 days." />}
      <ul className="grid gap-3">
        {items?.map((change) => (
          <Item key={change.id} change={change} flow={flow} />
        ))}
      </ul>
    </>
  );
}

function Item({ change, flow }: { change: DeskChange; flow: ChangeFlow }) {
  const [shows, setShows] = useState(false);
  const now = useNow();
  const { act, at, by, undoUntil, state } = change;
  const isUndoable = state === 'made' && undoUntil !== null && Date.parse(undoUntil) > now;
  const name = actWords(act);
  return (
    <li className="grid gap-2 rounded-card bg-surface p-4 ring-1 ring-line">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="min-w-0 grow font-body text-base font-semibold">{name}</h3>
        <StateChip change={change} />
      </div>
      <p className="text-sm text-muted">
        {formatDateTime(at)}
        {by && `, ${by}`}
      </p>
      {!isGoingOn(change) && <p className="text-sm">{state === 'undone' ? undoneWords(change) : madeWords(change)}</p>}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          aria-expanded={shows}
          aria-label={`${shows ? 'Hide' : 'Show'} rows of ${name}`}
          onClick={() => setShows(!shows)}
        >
          {shows ? 'Hide rows' : 'Show rows'}
        </Button>
        {isUndoable && (
          <Button
            variant="secondary"
            busy={flow.busy}
            aria-label={`Undo ${name}`}
            onClick={() => void flow.undo(change)}
          >
            Undo
          </Button>
        )}
      </div>
      {shows && <ChangeRows id={change.id} />}
    </li>
  );
}

function StateChip({ change: { state, done, rows } }: { change: DeskChange }) {
  const progress = `${formatCount(done)} of ${formatCount(rows)}`;
  if (state === 'making') return <Chip tone="sun">Changing, {progress}</Chip>;
  if (state === 'undoing') return <Chip tone="sun">Undoing, {progress}</Chip>;
  return state === 'undone' ? <Chip>Undone</Chip> : <Chip tone="palm">Changed</Chip>;
}
