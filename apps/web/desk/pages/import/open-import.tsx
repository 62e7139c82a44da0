import type { DeskImport } from '@oja/contract/desks/desk-imports';
import { countOf } from '@oja/domain/text/count';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { lazyPart } from '../../../src/lib/lazy-part.ts';
import { formatDateTime } from '../../../src/lib/text/dates.ts';
import { ButtonLink } from '../../../src/ui/button.tsx';
import { ErrorBoundary } from '../../../src/ui/states/error-boundary.tsx';
import { Notice } from '../../../src/ui/states/notice.tsx';
import { Skeleton } from '../../../src/ui/states/skeleton.tsx';
import { navigate } from '../../app/location.ts';
import { useHref } from '../../app/store.ts';
import { progressWords } from '../../features/imports/import-words.ts';
import { StateChip } from '../../features/imports/state-chip.tsx';
import { isBefore, isUnderWay } from '../../features/imports/use-imports.ts';
import { OutOfShop, useMayChange } from '../../features/store-status/out-of-shop.tsx';
import { DeskPage } from '../../ui/desk-page.tsx';
import { ProgressLine } from '../../ui/progress-line.tsx';
import { Outcome } from './outcome.tsx';
import { Rows } from './rows.tsx';
import { StoreBar } from './store-bar.tsx';
import { UndoImport } from './undo-import.tsx';

/** Hardly any import is put aside. */
const PutAside = lazyPart(() => import('./put-aside.tsx').then((m) => m.PutAside));
const Photographs = lazyPart(() => import('./photographs.tsx').then((m) => m.Photographs));
const YourColumns = lazyPart(() => import('./your-columns.tsx').then((m) => m.YourColumns));
/** Fetched as soon as there is something to store: the line may be gone by then. */
const loadStoreSheet = () => import('./store-sheet.tsx').then((m) => m.StoreSheet);
const StoreSheet = lazyPart(loadStoreSheet);

interface OpenImportProps {
  now: DeskImport;
  /** That it could not be read anew. */
  children: ReactNode;
}

/** An import as it stands now. */
export function OpenImport({ now, children }: OpenImportProps) {
  const href = useHref();
  // Photographs that are on their way.
  const [sending, setSending] = useState(0);
  /** Whether storing is asked about; undefined until it was: what it asks is fetched then, and stays for its answer. */
  const [isAsked, setAsked] = useState<boolean>();
  const { state, ignored, name, at, by, rows } = now;
  const mayChange = useMayChange('goods');
  const isOpen = isBefore(now);
  const mayStore = state === 'ready' && mayChange;
  useEffect(() => {
    if (mayStore) loadStoreSheet().catch(() => {});
  }, [mayStore]);
  useFocusKept(now);
  useKindsAnew(now);
  return (
    <DeskPage
      title={`Import of ${name}`}
      heading={<span className="wrap-anywhere">{name}</span>}
      aside={
        <div className="flex flex-wrap items-center gap-2">
          <span role="status">
            <StateChip state={state} />
          </span>
          <ButtonLink variant="quiet" href={href('imports')}>
            All imports
          </ButtonLink>
        </div>
      }
    >
      {children}
      <OutOfShop />
      <p className="-mt-2 mb-3 text-sm text-muted">
        {[formatDateTime(at), by, rows > 0 && countOf(rows, 'row', 'rows')].filter(Boolean).join(', ')}
      </p>
      {now.isAside && (
        <ErrorBoundary text="This import does not go on by itself. Could not load what can be done.">
          <Suspense fallback={<Skeleton className="h-24 rounded-card" />}>
            <PutAside now={now} />
          </Suspense>
        </ErrorBoundary>
      )}
      {isUnderWay(now) && !now.isAside && (
        <ProgressLine words={progressWords(now)} value={now.done} max={now.total}>
          You can leave this page: it goes on by itself.
        </ProgressLine>
      )}
      {state === 'storing' && mayChange && (
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <UndoImport now={now} text="Stop and undo" />
        </div>
      )}
      <div className="grid gap-3">
        {(state === 'stored' || state === 'undone') && <Outcome now={now} />}
        {isOpen && ignored.length > 0 && (
          <Notice>
            Columns that mean nothing here are left out: <span className="wrap-anywhere">{ignored.join(', ')}</span>.
          </Notice>
        )}
        {isOpen && now.leftOut.length > 0 && (
          <Notice>
            Left out: <span className="wrap-anywhere">{now.leftOut.join('; ')}</span>.
          </Notice>
        )}
        {state === 'ready' && now.headings.length > 0 && (
          <ErrorBoundary text="Could not load the columns.">
            <Suspense fallback={<Skeleton className="h-14 rounded-card" />}>
              <YourColumns now={now} />
            </Suspense>
          </ErrorBoundary>
        )}
        {isOpen && mayChange && (
          <ErrorBoundary text="Could not load the photographs.">
            <Suspense fallback={<Skeleton className="h-24 rounded-card" />}>
              <Photographs now={now} onSending={setSending} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
      {!isUnderWay(now) && <Rows key={state} now={now} />}
      {mayStore && <StoreBar now={now} onStore={() => setAsked(true)} />}
      {isAsked !== undefined && (
        <ErrorBoundary text="Could not load what storing does. Nothing is stored.">
          <Suspense>
            <StoreSheet
              now={now}
              sending={sending}
              open={isAsked && state === 'ready'}
              onClose={() => setAsked(false)}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </DeskPage>
  );
}

/** With its state its rows are of other kinds: those that the address asked for are not what is looked at now. */
function useKindsAnew({ id, state }: DeskImport): void {
  const href = useHref();
  const before = useRef(state);
  const leaveKind = useEffectEvent(() => {
    if (location.search !== '') navigate(href('import', { id }), { replace: true });
  });
  useEffect(() => {
    if (before.current !== state) leaveKind();
    before.current = state;
  }, [state]);
}

/** With its state an import loses what was pressed, or where it goes on: then the heading has the focus. */
function useFocusKept({ state, isAside }: DeskImport): void {
  const moment = `${state} ${isAside}`;
  const before = useRef(moment);
  useEffect(() => {
    if (before.current === moment) return;
    before.current = moment;
    if (document.activeElement?.closest('.desk-page')) return;
    document.querySelector<HTMLElement>('.desk-page h1')?.focus({ preventScroll: true });
  }, [moment]);
}
