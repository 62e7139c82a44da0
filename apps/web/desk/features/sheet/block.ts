import {
  cellEnd,
  cellStart,
  isTyped,
  type SheetColumn,
  type SheetRow,
  sheetColumns,
  type TypedColumn,
} from './sheet-rows.ts';

/** A place in the sheet: a row and a column, each from 0. */
export interface Place {
  row: number;
  column: number;
}

/** Rows and columns between two places, both included. */
export interface Range {
  from: Place;
  to: Place;
}

/** What is to stand in a cell that is written in. */
export interface CellText {
  row: number;
  column: TypedColumn;
  text: string;
}

/** A cell takes no more letters. */
const MOST_LETTERS = 40;

/** Two corners, put in order. */
export const rangeOf = (one: Place, other: Place): Range => ({
  from: { row: Math.min(one.row, other.row), column: Math.min(one.column, other.column) },
  to: { row: Math.max(one.row, other.row), column: Math.max(one.column, other.column) },
});

/**
 * The cells that a pasted block writes, its left upper corner at a place. Each of its lines goes one cell down in the column
 * that has most of them there: where a product has one price and a count for each size, a line is a size. What would stand
 * below the last row is left over; what would stand in a column that is not written in is passed by.
 */
export function pastedCells(
  rows: readonly SheetRow[],
  at: Place,
  block: readonly (readonly string[])[],
): { cells: CellText[]; leftOver: number } {
  const width = Math.max(...block.map((line) => line.length));
  const columns = sheetColumns.slice(at.column, at.column + width);
  const typed = columns.filter(isTyped);
  const written = new Map<string, CellText>();
  let row = at.row;
  let leftOver = 0;
  for (const line of block) {
    if (row >= rows.length) {
      leftOver += 1;
      continue;
    }
    for (const [offset, text] of line.entries()) {
      const column = columns[offset];
      if (column === undefined || !isTyped(column)) continue;
      const start = cellStart(rows, row, column);
      // Of several lines for one cell the first counts.
      const key = `${start} ${column}`;
      if (!written.has(key)) written.set(key, { row: start, column, text: text.trim().slice(0, MOST_LETTERS) });
    }
    row = nextRow(rows, row, typed);
  }
  return { cells: [...written.values()], leftOver };
}

/** Where the next line goes: at the next cell of whichever column has one first. */
function nextRow(rows: readonly SheetRow[], row: number, columns: readonly SheetColumn[]): number {
  return columns.length === 0 ? row + 1 : Math.min(...columns.map((column) => cellEnd(rows, row, column)));
}

/** The cells of a range that are written in, each once, column by column. */
export function cellsIn(rows: readonly SheetRow[], { from, to }: Range): { row: number; column: TypedColumn }[] {
  return sheetColumns.slice(from.column, to.column + 1).flatMap((column) => {
    if (!isTyped(column)) return [];
    const cells: { row: number; column: TypedColumn }[] = [];
    for (let row = cellStart(rows, from.row, column); row <= to.row; row = cellEnd(rows, row, column))
      cells.push({ row, column });
    return cells;
  });
}

/**
 * Fills down: the first cell of a range in each column goes into those below it; a range of one row takes what stands above it.
 * @param textAt what stands in a cell now
 */
export function filledCells(
  rows: readonly SheetRow[],
  range: Range,
  textAt: (row: number, column: TypedColumn) => string,
): CellText[] {
  return sheetColumns.slice(range.from.column, range.to.column + 1).flatMap((column, offset) => {
    if (!isTyped(column)) return [];
    const at = range.from.column + offset;
    const cells = cellsIn(rows, { from: { row: range.from.row, column: at }, to: { row: range.to.row, column: at } });
    const [first, ...below] = cells;
    if (!first) return [];
    if (below.length > 0) return below.map((cell) => ({ ...cell, text: textAt(first.row, column) }));
    const above = cellStart(rows, first.row - 1, column);
    return first.row > 0 ? [{ ...first, text: textAt(above, column) }] : [];
  });
}

/** A range as a spreadsheet takes it: lines of cells with tabs between; a cell of several rows stands in the first of them. */
export function copiedBlock(
  rows: readonly SheetRow[],
  { from, to }: Range,
  textAt: (row: number, column: SheetColumn) => string,
): string {
  const columns = sheetColumns.slice(from.column, to.column + 1);
  const lines: string[] = [];
  for (let row = from.row; row <= to.row; row += 1) {
    const isFirst = (column: SheetColumn) => row === from.row || cellStart(rows, row, column) === row;
    lines.push(columns.map((column) => (isFirst(column) ? textAt(row, column) : '')).join('\t'));
  }
  return lines.join('\n');
}
