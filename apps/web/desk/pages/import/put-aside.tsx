import type { DeskImport } from '@oja/contract/desks/desk-imports';
import { useMutation } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { Button } from '../../../src/ui/button.tsx';
import { Notice } from '../../../src/ui/states/notice.tsx';
import { useImportActs } from '../../features/imports/use-imports.ts';
import { useMayChange } from '../../features/store-status/out-of-shop.tsx';
import { refusalWords } from '../../ui/refusal-words.ts';
import { DropImport } from './drop-import.tsx';

/** Says that an import does not go on by itself, and what its member can do about it. */
export function PutAside({ now }: { now: DeskImport }) {
  const mayChange = useMayChange('goods');
  const isRead = now.state !== 'reading';
  const way = isRead
    ? 'Try again. Where that does not help, tell the shop’s people of it.'
    : 'Throw it away, look at the file, and send it again.';
  return (
    <>
      <Notice tone="error">
        Something of this file went wrong again and again, so it does not go on. {mayChange && way}
      </Notice>
      {mayChange && (isRead ? <TryAgain now={now} /> : <DropImport now={now} />)}
    </>
  );
}

/** Stores or undoes what is left of it. */
function TryAgain({ now: { id, state, counts } }: { now: DeskImport }) {
  const acts = useImportActs(id);
  const trying = useMutation({
    mutationFn: () => (state === 'undoing' ? acts.undo() : acts.store(counts.wrong)),
    onError: () => void acts.readAnew(),
  });
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <Button variant="secondary" busy={trying.isPending} onClick={() => trying.mutate()}>
        <RotateCw aria-hidden="true" className="size-4" />
        Try again
      </Button>
      {trying.isError && <Notice tone="error">{refusalWords(trying.error)}</Notice>}
    </div>
  );
}
