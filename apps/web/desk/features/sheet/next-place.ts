import type { Place } from './block.ts';
import { cellEnd, cellStart, isTyped, type SheetColumn, type SheetRow, sheetColumns } from './sheet-rows.ts';

/** The cell above or below; the same at the ends. */
export function placeBelow(rows: readonly SheetRow[], { row, column }: Place, by: 1 | -1): Place {
  const name = sheetColumns[column] as SheetColumn;
  const next = by === 1 ? cellEnd(rows, row, name) : cellStart(rows, row, name) - 1;
  return next >= 0 && next < rows.length ? { row: next, column } : { row, column };
}

/** The cell beside; the same at the ends. */
export const placeBeside = ({ row, column }: Place, by: 1 | -1): Place => ({
  row,
  column: Math.max(0, Math.min(sheetColumns.length - 1, column + by)),
});

/** The next cell that is written in, along the row and on with the next one; undefined behind the last. */
export function nextTyped(rows: readonly SheetRow[], from: Place, by: 1 | -1): Place | undefined {
  let { row, column } = from;
  for (;;) {
    column += by;
    if (column < 0 || column >= sheetColumns.length) {
      row += by;
      column = by === 1 ? 0 : sheetColumns.length - 1;
    }
    if (row < 0 || row >= rows.length) return undefined;
    const name = sheetColumns[column] as SheetColumn;
    // A cell of several rows is passed once.
    if (isTyped(name) && (row === from.row || cellStart(rows, row, name) === row)) return { row, column };
  }
}
