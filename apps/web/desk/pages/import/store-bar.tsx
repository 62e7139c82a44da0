import type { DeskImport } from '@oja/contract/desks/desk-imports';
import { countOf } from '@oja/domain/text/count';
import { Button } from '../../../src/ui/button.tsx';
import { storable } from '../../features/imports/import-words.ts';
import { DropImport } from './drop-import.tsx';

/** What is done with an import that was looked at: under the thumb, and in sight on a wide screen. */
export function StoreBar({ now, onStore }: { now: DeskImport; onStore: () => void }) {
  const count = storable(now);
  return (
    <div className="main-act import-bar">
      <div className="changes-bar">
        <DropImport now={now} />
        {count > 0 ? (
          <Button className="min-h-13! grow lg:grow-0" onClick={onStore}>
            Store {countOf(count, 'row', 'rows')}
          </Button>
        ) : (
          <p className="grow text-sm font-semibold lg:grow-0">
            {now.counts.wrong > 0 ? 'Mend the wrong rows first.' : 'Nothing to store: all of it is like that already.'}
          </p>
        )}
      </div>
    </div>
  );
}
