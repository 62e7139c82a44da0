import { addressOf } from '@oja/contract/client';
import type { DeskImport } from '@oja/contract/desks/desk-imports';
import { deskRoutes } from '@oja/contract/routes/desk-routes';
import { formatCount } from '@oja/domain/text/count';
import { Download } from 'lucide-react';
import { formatDateTime } from '../../../src/lib/text/dates.ts';
import { Button, ButtonLink } from '../../../src/ui/button.tsx';
import { Notice } from '../../../src/ui/states/notice.tsx';
import { useHref, useStore } from '../../app/store.ts';
import { useFile } from '../../features/exports/use-file.ts';
import { storedWords, undoneWords } from '../../features/imports/import-words.ts';
import { useMayChange } from '../../features/store-status/out-of-shop.tsx';
import { UndoImport } from './undo-import.tsx';

/** What became of an import, and what can still be done with it. */
export function Outcome({ now }: { now: DeskImport }) {
  const href = useHref();
  const { state, undoUntil } = now;
  const mayUndo = useMayChange('goods') && state === 'stored';
  return (
    <>
      <Notice tone="success">{state === 'undone' ? undoneWords(now) : storedWords(now)}</Notice>
      <div className="flex flex-wrap items-center gap-2">
        {mayUndo && <UndoImport now={now} text="Undo" />}
        <WrongFile now={now} />
        {state === 'stored' && (
          <ButtonLink variant="secondary" href={href('products')}>
            Your products
          </ButtonLink>
        )}
      </div>
      {mayUndo && undoUntil !== null && (
        <p className="max-w-[66ch] text-sm text-muted">
          Can be undone until {formatDateTime(undoUntil)}: what is new goes, the rest is as it was. What was sold or
          changed since stays.
        </p>
      )}
    </>
  );
}

/** Those that were left out or refused, to be mended and sent again. */
function WrongFile({ now: { id, name, counts, refused } }: { now: DeskImport }) {
  const { id: seller } = useStore();
  const { bytes, take } = useFile();
  const count = counts.wrong + refused;
  if (count === 0) return null;
  const save = () =>
    take(
      addressOf(deskRoutes, 'wrongRows', { params: { seller, id } }),
      `wrong-rows-of-${name.replace(/\.[^.]+$/, '')}.csv`,
    );
  return (
    <Button variant="secondary" busy={bytes !== null} onClick={() => void save()}>
      <Download aria-hidden="true" className="size-4" />
      {count === 1 ? 'File of the wrong row' : `File of the ${formatCount(count)} wrong rows`}
    </Button>
  );
}
