import { dismissToast, showToast } from '../../src/ui/overlays/toast-store.ts';

/** Milliseconds in which something can be undone. */
const UNDO_TIME = 8000;

/** Says that something is done, and for eight seconds offers to undo it. @returns the toast, which may have to be taken back */
export function showUndo(text: string, undo: () => void): number {
  const id = showToast(text, { stays: true, action: { label: 'Undo', run: undo } });
  setTimeout(dismissToast, UNDO_TIME, id);
  return id;
}
