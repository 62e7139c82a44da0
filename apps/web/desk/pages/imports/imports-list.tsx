import type { DeskImport } from '@oja/contract/desks/desk-imports';
import { FileSpreadsheet } from 'lucide-react';
import { formatDateTime } from '../../../src/lib/text/dates.ts';
import { EmptyState } from '../../../src/ui/states/empty-state.tsx';
import { useHref } from '../../app/store.ts';
import { countWords, progressWords, storedWords, undoneWords } from '../../features/imports/import-words.ts';
import { StateChip } from '../../features/imports/state-chip.tsx';
import { useImports } from '../../features/imports/use-imports.ts';
import { DeskFailure } from '../../ui/desk-failure.tsx';
import { DeskSkeleton } from '../../ui/desk-skeleton.tsx';

/** The files of the last 30 days, the newest first. */
export function ImportsList() {
  const imports = useImports();
  const items = imports.data?.items;
  return (
    <section aria-labelledby="imports" className="mt-8">
      <h2 id="imports" className="mb-3 text-lg">
        Your imports
      </h2>
      <DeskFailure text="Could not load your imports." of={imports} />
      {!items && !imports.isError && <DeskSkeleton shape="blocks" />}
      {items?.length === 0 && (
        <EmptyState
          icon={<FileSpreadsheet />}
          text="Nothing was imported in the last 30 days."
          hint="A file that you send stands here for 30 days."
        />
      )}
      <ul className="grid gap-3">
        {items?.map((each) => (
          <Item key={each.id} of={each} />
        ))}
      </ul>
    </section>
  );
}

function Item({ of }: { of: DeskImport }) {
  const href = useHref();
  return (
    <li className="relative grid gap-1.5 rounded-card bg-surface p-4 ring-1 ring-line hover:bg-sunken">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="min-w-0 grow font-body text-base font-semibold wrap-anywhere">
          <a href={href('import', { id: of.id })} className="after:absolute after:inset-0 after:rounded-card">
            {of.name}
          </a>
        </h3>
        <StateChip state={of.state} />
      </div>
      <p className="text-sm text-muted">
        {formatDateTime(of.at)}
        {of.by && `, ${of.by}`}
      </p>
      <p className="text-sm tabular-nums">{wordsOf(of)}</p>
    </li>
  );
}

function wordsOf(of: DeskImport): string {
  if (of.state === 'stored') return storedWords(of);
  return of.state === 'undone' ? undoneWords(of) : progressWords(of) || countWords(of);
}
