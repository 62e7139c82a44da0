import type { AskedChange, DeskChange } from '@oja/contract/desks/desk-changes';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../../../src/lib/api.ts';
import { newId } from '../../../src/lib/new-id.ts';
import { showToast } from '../../../src/ui/overlays/toast-store.ts';
import { refusalWords } from '../../ui/refusal-words.ts';
import { showUndo } from '../../ui/undo-toast.ts';
import { askedCells, movedCount, refusedEdits } from './asked-cells.ts';
import { madeWords, undoneWords } from './change-words.ts';
import { type Edits, type SheetEdits, settledEdits } from './sheet-edits.ts';
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
  // Making was tried, and whether it was made is not known.
  const [isUnsure, setIsUnsure] = useState(false);
  const isMaking = useRef(false);

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
        const now = edits.all();
        const refused = [...refusedEdits(of, await acts.rows(answer.id))];
        // What was typed while it was looked at is about what is still to come.
        edits.settle(refused.filter(([key]) => now.get(key)?.text === of.get(key)?.text));
        void acts.anew();
      }
      return answer;
    });
    if (change) setLooked({ change, edits: of });
    return change !== undefined;
  }

  /** Looks at all that is typed, once it is known what became of what was sent. */
  async function lookAtEdits(): Promise<void> {
    if (edits.sentIn() !== '' && !(await settleSent())) return;
    const all = new Map([...edits.all()].filter(([, { sent }]) => !sent));
    if (all.size > 0) await look({ cells: askedCells(all) }, all);
  }

  async function make(): Promise<void> {
    if (!looked) return;
    const { id } = looked.change;
    isMaking.current = true;
    await tried(async () => {
      await edits.send(id, looked.edits.keys());
      const begun = await acts.make(id).catch((error: unknown) => {
        setIsUnsure(error instanceof ApiError && (error.status === 0 || error.status >= 500));
        throw error;
      });
      // It goes on without the page; who stays sees how far it is.
      leave();
      await takeOver(begun);
    });
    isMaking.current = false;
  }

  /** Waits for the end of a change that is made, says so, and lets go of the cells that were sent with it. */
  async function takeOver(begun: DeskChange): Promise<void> {
    const change = await acts.ended(begun, setRunning);
    const sent = new Map([...edits.all()].filter(([, { sent }]) => sent?.change === change.id));
    const rows = sent.size > 0 ? await acts.rows(change.id) : [];
    const moved = movedCount(sent, rows);
    showUndo([madeWords(change), moved].filter(Boolean).join(' '), () => void undo(change, true));
    const left = () => settledEdits(change.id, edits.all(), refusedEdits(sent, rows));
    edits.settle(left().filter(([, edit]) => edit));
    edits.forgetSteps();
    // Until the rows are read anew, what was made is known best by its cells.
    void acts.anew().finally(() => edits.settle(left()));
  }

  /** What was sent before, and may be made: whether it was. @returns whether that is known now */
  async function settleSent(): Promise<boolean> {
    const id = edits.sentIn();
    const known = await tried(async () => {
      const change = await acts.told(id).catch((error: unknown) => {
        // What was only looked at is forgotten after a day.
        if (error instanceof ApiError && error.code === 'change_not_found') return null;
        throw error;
      });
      if (change === null || change.state === 'looked') edits.takeBack(id);
      else if (change.undoUntil === null && change.state !== 'made')
        edits.settle(settledEdits(id, edits.all(), new Map()));
      else await takeOver(change);
      return true;
    });
    return known ?? false;
  }

  const sentIn = useSyncExternalStore(edits.subscribe, edits.sentIn);
  const settleOpened = useEffectEvent(() => {
    if (!isMaking.current) void settleSent();
  });
  useEffect(() => {
    if (sentIn !== '') settleOpened();
  }, [sentIn]);

  async function undo(change: Pick<DeskChange, 'id'>, isFromToast = false): Promise<void> {
    try {
      setBusy(true);
      setFailure('');
      const undone = await acts.ended(await acts.undo(change.id), setRunning);
      showToast(undoneWords(undone), { stays: undone.notUndone > 0 });
      void acts.anew();
    } catch (error) {
      // Whoever undoes from a toast may be anywhere on the page.
      if (isFromToast) showToast(refusalWords(error), { tone: 'error', stays: true });
      else setFailure(refusalWords(error));
    } finally {
      setBusy(false);
      setRunning(null);
    }
  }

  /** Back to the sheet, with nothing changed. */
  function leave(): void {
    setLooked(null);
    setFailure('');
    setIsUnsure(false);
  }

  return {
    looked: looked?.change ?? null,
    running,
    busy,
    failure,
    isUnsure,
    look,
    lookAtEdits,
    make,
    undo,
    leave,
    anew: acts.anew,
  };
}
