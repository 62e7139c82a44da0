import { createContext, useContext } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import type { Place } from '../../features/sheet/block.ts';

export interface GridState {
  /** The present cell. */
  at: Place;
  /** The other corner of what is chosen; `at` where that is one cell. */
  to: Place;
  /** What is being written in the present cell. `moves`: begun by a letter, so that left and right lead on. */
  typing: { text: string; moves: boolean } | null;
  /** Whether the keys are heard here. */
  isHere: boolean;
  /** After Escape the Tab key leads out of the grid. */
  leaves: boolean;
}

export type GridStore = StoreApi<GridState>;

const corner: Place = { row: 0, column: 3 };

/** At first the first price is the present cell. */
export const atStart = () => ({ at: corner, to: corner, typing: null });

export const makeGrid = (): GridStore => createStore(() => ({ ...atStart(), isHere: false, leaves: false }));

/** Where a key leads from the present cell; 'next' and 'before' are of those that are written in. */
export type Way = 'up' | 'down' | 'left' | 'right' | 'next' | 'before';

interface Grid {
  state: GridStore;
  move: (way: Way) => void;
}

export const GridContext = createContext<Grid | null>(null);

export function useGrid(): Grid {
  const grid = useContext(GridContext);
  if (!grid) throw new Error('No grid above this component.');
  return grid;
}

/** A cell draws itself anew only when what is asked of the state has changed. */
export const useGridState = <T>(ask: (state: GridState) => T): T => useStore(useGrid().state, ask);
