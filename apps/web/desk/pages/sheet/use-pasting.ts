import { countOf } from '@oja/domain/text/count';
import { useEffect, useEffectEvent } from 'react';
import { showToast } from '../../../src/ui/overlays/toast-store.ts';
import { blockIn } from '../../features/goods-form/matrix/block-in.ts';
import { type CellText, cellsIn, type Place, pastedCells, rangeOf } from '../../features/sheet/block.ts';
import type { SheetRow } from '../../features/sheet/sheet-rows.ts';
import type { GridStore } from './grid-state.ts';
import type { ShownSheet } from './shown-sheet.ts';

interface Pasting extends Pick<ShownSheet, 'rows' | 'readOn'> {
  grid: GridStore;
  /** Writes cells of rows, and says so. */
  write: (cells: readonly CellText[], words: string, of?: readonly SheetRow[]) => void;
}

/** What is pasted while the grid has the focus: one text into all cells that are chosen, a block from the present one on. */
export function usePasting({ rows, grid, readOn, write }: Pasting): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { isHere, typing, at, to } = grid.getState();
    const text = event.clipboardData?.getData('text') ?? '';
    if (!isHere || typing !== null || text === '') return;
    event.preventDefault();
    const block = blockIn(text);
    if (block) void pasteBlock(at, block);
    else
      write(
        cellsIn(rows, rangeOf(at, to)).map((cell) => ({ ...cell, text })),
        'Pasted into',
      );
  });
  useEffect(() => {
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);

  /** Reads on where a block is longer than what was read. */
  async function pasteBlock(at: Place, block: readonly (readonly string[])[]): Promise<void> {
    let all = rows;
    let pasted = pastedCells(all, at, block);
    while (pasted.leftOver > 0) {
      const more = await readOn();
      if (!more || more.length === all.length) break;
      all = more;
      pasted = pastedCells(all, at, block);
    }
    const { cells, leftOver } = pasted;
    write(cells, 'Pasted into', all);
    if (leftOver > 0)
      showToast(`${countOf(leftOver, 'line', 'lines')} had no row here.`, { tone: 'info', stays: true });
  }
}
