import type { DeskImport, ImportRow } from '@oja/contract/desks/desk-imports';
import { formatCount } from '@oja/domain/text/count';
import { CircleCheck } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../src/lib/lazy-part.ts';
import { EmptyState } from '../../../src/ui/states/empty-state.tsx';
import { ErrorBoundary } from '../../../src/ui/states/error-boundary.tsx';
import { Skeleton } from '../../../src/ui/states/skeleton.tsx';
import { useSearch } from '../../app/location.ts';
import { useHref } from '../../app/store.ts';
import { type RowKind, rowKinds, shownKind } from '../../features/imports/import-rows.ts';
import { kindNames } from '../../features/imports/import-words.ts';
import { useImportRows } from '../../features/imports/use-imports.ts';
import { MoreRows } from '../../features/lists/more-rows.tsx';
import { TabsBar } from '../../features/lists/tabs-bar.tsx';
import { DeskFailure } from '../../ui/desk-failure.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { RowSheet } from './row-sheet.tsx';

/** A screen fetches the one that it has room for. */
const RowsTable = lazyPart(() => import('./rows-table.tsx').then((m) => m.RowsTable));
const RowCards = lazyPart(() => import('./row-cards.tsx').then((m) => m.RowCards));
const FAILED = 'Could not load the rows.';

/** The rows of a file, by what storing does with them. */
export function Rows({ now }: { now: DeskImport }) {
  const href = useHref();
  const asked = useSearch().get('rows');
  // What it opens with stays: a tab whose last row was mended shows what became of it.
  const [first] = useState(() => shownKind(null, now));
  const shown = asked === null ? first : shownKind(asked, now);
  return (
    <section aria-label="Rows" className="mt-5 grid grid-cols-1 gap-3">
      <TabsBar
        label="Rows by what storing does with them"
        tabs={rowKinds(now).map(({ kind, count }) => ({
          name: kindNames[kind],
          href: href('import', { id: now.id }, { rows: kind }),
          isCurrent: kind === shown,
          count,
        }))}
      />
      <List key={shown} now={now} kind={shown} />
    </section>
  );
}

function List({ now, kind }: { now: DeskImport; kind: RowKind }) {
  const isWide = useIsWide();
  const [mended, setMended] = useState<ImportRow | null>(null);
  const [isTyping, setTyping] = useState(false);
  const list = useImportRows(now, { kind, isHeld: mended !== null || isTyping });
  const count = rowKinds(now).find((each) => each.kind === kind)?.count ?? 0;
  const rows = list.data?.pages.flatMap(({ items }) => items);
  // Mended while it was open, it may be of another list by now.
  const shown = mended && (rows?.find(({ row }) => row === mended.row) ?? mended);
  if (!rows) return list.isError ? <DeskFailure text={FAILED} of={list} /> : <Skeleton className="h-60 rounded-card" />;
  const props = { now, rows, onMend: setMended, onTyping: setTyping };
  return (
    <>
      {!list.isFetchNextPageError && <DeskFailure text={FAILED} of={list} />}
      {rows.length === 0 && <EmptyState icon={<CircleCheck />} text={nothing[kind]} />}
      {rows.length > 0 && (
        <ErrorBoundary text={FAILED}>
          <Suspense fallback={loading}>{isWide ? <RowsTable {...props} /> : <RowCards {...props} />}</Suspense>
        </ErrorBoundary>
      )}
      {list.hasNextPage && count > rows.length && (
        <p className="-mb-6 text-center text-sm text-muted">
          {formatCount(rows.length)} of {formatCount(count)} shown
        </p>
      )}
      <MoreRows list={list} failed={FAILED} end={undefined} />
      <RowSheet now={now} row={shown ?? undefined} onClose={() => setMended(null)} />
    </>
  );
}

const loading = <Skeleton className="h-60 rounded-card" />;

const nothing = {
  wrong: 'No row is wrong.',
  new: 'No row is new.',
  change: 'No row changes anything.',
  same: 'No row is like that already.',
  refused: 'All that could be stored is.',
  'not-undone': 'All of it is undone.',
} as const satisfies Record<RowKind, string>;
