import type { AskedChange, DeskChange } from '@oja/contract/desks/desk-changes';
import { useState } from 'react';
import { newId } from '../../../src/lib/new-id.ts';
import { showToast } from '../../../src/ui/overlays/toast-store.ts';
import { refusalWords } from '../../ui/refusal-words.ts';
import { showUndo } from '../../ui/undo-toast.ts';
import { askedCells, movedCount, refusedEdits } from './asked-cells.ts';
import { madeWords, undoneWords } from './change-words.ts';
import type { Edits, Patch, SheetEdits } from './sheet-edits.ts';
import { useChangeActs } from './use-changes.ts';

/** A change that was looked at, and the cells it is of; none where it is one act on many products. */
interface Looked {
  change: DeskChange;
  edits: Edits;
}

export type ChangeFlow = ReturnType<typeof useChangeFlow>;

/** Look, make, undo: what is under way, and why it did not go. */
export function useChangeFlow(edits: SheetEdits) {
  const acts = useChangeActs();
  const [looked, setLooked] = useState<Looked | null>(null);
  const [running, setRunning] = useState<DeskChange | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  async function tried<T>(act: () => Promise<T>): Promise<T | undefined> {
    setBusy(true);
    setFailure('');
    try {
      return await act();
    } catch (error) {
      setFailure(refusalWords(error));
      return undefined;
    } finally {
      setBusy(false);
      setRunning(null);
    }
  }

  /** @returns whether there is something to look at */
  async function look(body: AskedChange, of: Edits): Promise<boolean> {
    const change = await tried(async () => {
      const answer = await acts.look(newId(), body);
      if (of.size > 0 && answer.refused > 0) {
        edits.settle([...refusedEdits(of, await acts.rows(answer.id))]);
        await acts.anew();
      }
      return answer;
    });
    if (change) setLooked({ change, edits: of });
    return change !== undefined;
  }

  async function make(): Promise<void> {
    if (!looked) return;
    const made = await tried(async () => {
      const begun = await acts.make(looked.change.id);
      // It goes on without the page; who stays sees how far it is.
      setLooked(null);
      const change = await acts.ended(begun, setRunning);
      const moved = looked.edits.size > 0 ? await takeOver(change, looked.edits) : '';
      await acts.anew();
      return { change, moved };
    });
    if (made) showUndo(madeWords(made.change) + made.moved, () => void undo(made.change));
  }

  /** @returns what is said of a count that is not what was typed */
  async function takeOver(change: DeskChange, of: Edits): Promise<string> {
    const rows = await acts.rows(change.id);
    const refused = refusedEdits(of, rows);
    const now = edits.all();
    // What was typed meanwhile is about what is still to come.
    const same = [...of.keys()].filter((key) => sameText(now, of, key));
    edits.settle(same.map((key): Patch => [key, refused.get(key)]));
    edits.forgetSteps();
    const moved = movedCount(of, rows);
    return moved && ` ${moved}`;
  }

  async function undo(change: Pick<DeskChange, 'id'>): Promise<void> {
    const undone = await tried(async () => {
      const answer = await acts.ended(await acts.undo(change.id), setRunning);
      await acts.anew();
      return answer;
    });
    if (undone) showToast(undoneWords(undone), { stays: undone.notUndone > 0 });
  }

  return {
    looked: looked?.change ?? null,
    running,
    busy,
    failure,
    look,
    /** Looks at all that is typed. */
    lookAtEdits: () => look({ cells: askedCells(edits.all()) }, edits.all()),
    make,
    undo,
    /** Back to the sheet, with nothing changed. */
    leave() {
      setLooked(null);
      setFailure('');
    },
  };
}

const sameText = (now: Edits, then: Edits, key: string): boolean => now.get(key)?.text === then.get(key)?.text;
