import type { ChangeRow } from '@oja/contract/desks/desk-changes';
import { ArrowRight, CircleAlert } from 'lucide-react';
import { Button } from '../../../src/ui/button.tsx';
import { Skeleton } from '../../../src/ui/states/skeleton.tsx';
import { DeskFailure } from '../../ui/desk-failure.tsx';
import { valueWords } from './change-words.ts';
import { choiceOf } from './sheet-rows.ts';
import { useChangeRows } from './use-changes.ts';

/** Every row of a change, from what it was to what it is to be; those that cannot be stand in front, each with the reason. */
export function ChangeRows({ id }: { id: string }) {
  const list = useChangeRows(id, true);
  const rows = list.data?.pages.flatMap(({ items }) => items);
  if (!rows)
    return list.isError ? <DeskFailure text="Could not load the rows." of={list} /> : <Skeleton className="h-40" />;
  return (
    <>
      <ul aria-label="Rows" className="change-rows">
        {rows.map((row) => (
          <Row key={row.row} row={row} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          variant="secondary"
          wide
          className="mt-3"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          More rows
        </Button>
      )}
    </>
  );
}

function Row({ row }: { row: ChangeRow }) {
  const { name, sku, before, after, problem, outcome } = row;
  const choice = choiceOf(row);
  return (
    <li className="change-row">
      <span className="min-w-0">
        <span className="line-clamp-1 font-medium">{name}</span>
        <span className="text-xs text-muted">{[choice, sku].filter(Boolean).join(' · ')}</span>
      </span>
      <span className="change-values">
        <span className="sr-only">from </span>
        {valueWords(before)}
        <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
        <span className="sr-only"> to </span>
        <strong className="font-semibold">{valueWords(after)}</strong>
      </span>
      {problem && (
        <span className="change-problem">
          <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
          <span className="sr-only">{outcome === 'not-undone' ? 'Not undone: ' : 'Not changed: '}</span>
          {problem}
        </span>
      )}
    </li>
  );
}
