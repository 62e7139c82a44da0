import type { DeskImport } from '@oja/contract/desks/desk-imports';
import { useMutation } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { Button } from '../../../src/ui/button.tsx';
import { Notice } from '../../../src/ui/states/notice.tsx';
import { useImportActs } from '../../features/imports/use-imports.ts';
import { refusalWords } from '../../ui/refusal-words.ts';
import { useNow } from '../../ui/use-now.ts';

/** Undoes an import for as long as that is possible; what is still being stored stops first. */
export function UndoImport({ now: { id, undoUntil }, text }: { now: DeskImport; text: string }) {
  const acts = useImportActs(id);
  const time = useNow();
  const undoing = useMutation({ mutationFn: acts.undo, onError: () => void acts.readAnew() });
  if (undoUntil === null || Date.parse(undoUntil) <= time) return null;
  return (
    <>
      <Button variant="secondary" busy={undoing.isPending} onClick={() => undoing.mutate()}>
        <Undo2 aria-hidden="true" className="size-4" />
        {text}
      </Button>
      {undoing.isError && <Notice tone="error">{refusalWords(undoing.error)}</Notice>}
    </>
  );
}
