import type { DeskImport } from '@oja/contract/desks/desk-imports';
import { countOf, formatCount } from '@oja/domain/text/count';
import { useMutation } from '@tanstack/react-query';
import { Images } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { formatTime } from '../../../src/lib/text/dates.ts';
import { Button } from '../../../src/ui/button.tsx';
import { Notice } from '../../../src/ui/states/notice.tsx';
import { useDesk } from '../../app/store.ts';
import { openTray } from '../../features/imports/open-tray.ts';
import { useImportActs } from '../../features/imports/use-imports.ts';
import { ProgressLine } from '../../ui/progress-line.tsx';
import { refusalWords } from '../../ui/refusal-words.ts';
import { RefusedPhotographs } from './refused-photographs.tsx';

/** Names of one list: of hundreds nobody reads the others. */
const SHOWN = 20;

interface PhotographsProps {
  now: DeskImport;
  /** Hears how many are on their way. */
  onSending: (count: number) => void;
}

/** Photographs for the rows of a file: chosen all at once, found by their names. */
export function Photographs({ now: { id, picturesMissing }, onSending }: PhotographsProps) {
  const { store, user } = useDesk();
  const { readAnew } = useImportActs(id);
  const tray = openTray({ user: user.id, seller: store.id, id });
  const { total, done, refused, unknown, restsUntil, failure } = useSyncExternalStore(tray.subscribe, tray.state);
  const sending = total - done - refused.length;
  const isUnderWay = sending > 0;
  useEffect(() => onSending(sending), [onSending, sending]);
  // What was named has changed rows.
  const named = useRef(done);
  useEffect(() => {
    if (named.current !== done) void readAnew();
    named.current = done;
  }, [done, readAnew]);
  const chooser = useRef<HTMLInputElement>(null);
  const looking = useMutation({ mutationFn: () => tray.lookAgain(), onSuccess: readAnew });
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    tray.add([...(target.files ?? [])]);
    target.value = '';
  }
  /** What was refused goes, and what was pressed there with it. */
  const leaveRefused = () => chooser.current?.focus();
  return (
    <section aria-labelledby="photographs" className="grid gap-2 rounded-card bg-surface p-4 ring-1 ring-line">
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-0 grow basis-60">
          <h2 id="photographs" className="font-body text-base font-semibold">
            Photographs
          </h2>
          <p className="text-sm text-muted">
            {picturesMissing > 0
              ? `${countOf(picturesMissing, 'name of a photograph is', 'names of photographs are')} missing. `
              : ''}
            Called like the SKU (AC-0042.jpg, AC-0042-2.jpg), or as the file says.
          </p>
        </div>
        <label className="picture-add">
          <Images aria-hidden="true" className="size-5" />
          Choose photographs
          <input
            ref={chooser}
            type="file"
            multiple
            accept="image/jpeg,image/png,image/webp"
            className="sr-only"
            onChange={choose}
          />
        </label>
      </div>
      {isUnderWay && (
        <ProgressLine
          words={`Sending photographs: ${formatCount(done)} of ${formatCount(total)}`}
          value={done}
          max={total}
        >
          {restsUntil === null
            ? 'They go on while your desk is open.'
            : `The shop takes no more photographs now: the others go on at ${formatTime(new Date(restsUntil).toISOString())} by themselves.`}
        </ProgressLine>
      )}
      {!isUnderWay && done > 0 && (
        <p role="status" className="text-sm font-semibold">
          {countOf(done, 'photograph is', 'photographs are')} there.
        </p>
      )}
      {failure && (
        <Notice
          tone="error"
          action={
            <Button variant="secondary" onClick={() => tray.resume()}>
              Try again
            </Button>
          }
        >
          {failure}
        </Notice>
      )}
      {refused.length > 0 && (
        <RefusedPhotographs
          refused={refused}
          onChoose={(event) => {
            choose(event);
            leaveRefused();
          }}
          onDrop={() => {
            tray.dropRefused();
            leaveRefused();
          }}
        />
      )}
      {unknown.length > 0 && (
        <details className="text-sm">
          <summary className="min-h-11 content-center font-semibold">
            {countOf(unknown.length, 'name means', 'names mean')} nothing in this file
          </summary>
          <p className="wrap-anywhere text-muted">
            {unknown.slice(0, SHOWN).join(', ')}
            {unknown.length > SHOWN && ` and ${formatCount(unknown.length - SHOWN)} more`}
          </p>
          <p className="mt-2 text-muted">Where you mended a SKU since, they may mean something now.</p>
          <Button variant="secondary" className="mt-2" busy={looking.isPending} onClick={() => looking.mutate()}>
            Look again
          </Button>
          {looking.isError && (
            <p role="alert" className="mt-2 text-danger">
              {refusalWords(looking.error)}
            </p>
          )}
        </details>
      )}
    </section>
  );
}
