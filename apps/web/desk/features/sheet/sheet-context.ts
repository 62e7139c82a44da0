import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { useDesk } from '../../app/store.ts';
import { problemOf } from './asked-cells.ts';
import { keptSheet, SheetKeeper } from './kept-sheet.ts';
import { type Edit, type Edits, SheetEdits } from './sheet-edits.ts';

export const SheetContext = createContext<SheetEdits | null>(null);

export function useSheetEdits(): SheetEdits {
  const edits = useContext(SheetContext);
  if (!edits) throw new Error('No sheet above this component.');
  return edits;
}

/** What is typed in this store's sheet, also before a reload; kept on this phone until it is made or thrown away. */
export function useOpenSheet(): SheetEdits {
  const { store, user } = useDesk();
  const [{ edits, keeper }] = useState(() => {
    const keeper = new SheetKeeper(user.id, store.id);
    return { keeper, edits: new SheetEdits(keeper.keep, keeper.flush) };
  });
  useEffect(() => {
    void keptSheet(user.id, store.id).then((kept) => edits.load(kept));
    const flush = () => void keeper.flush();
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [edits, keeper, user.id, store.id]);
  return edits;
}

/** All that is typed, kept up to date. */
export function useAllEdits(): Edits {
  const edits = useSheetEdits();
  return useSyncExternalStore(edits.subscribe, edits.all);
}

export interface CellEdit {
  edit: Edit | undefined;
  /** Why it cannot be, or was refused. */
  problem: string | undefined;
}

/** What is typed in one cell: a key in another draws nothing here. */
export function useCellEdit(key: string): CellEdit {
  const edits = useSheetEdits();
  const edit = useSyncExternalStore(edits.subscribe, () => edits.all().get(key));
  const problem = useSyncExternalStore(edits.subscribe, () => problemOf(key, edits.all()));
  return { edit, problem: problem ?? edit?.refusal };
}
