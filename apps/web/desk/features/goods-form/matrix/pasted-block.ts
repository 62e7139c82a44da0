import type { VariantForm } from '@oja/domain/goods/product-form';

/** What is typed in a row. */
export type Column = 'count' | 'price' | 'salePrice' | 'sku';

/**
 * The rows with a block put in, its left upper corner at a cell; what would stand beyond the last row or column is left out.
 * @param isFixed whether a cell is not written in this form
 */
export function withBlock(
  rows: readonly VariantForm[],
  columns: readonly Column[],
  at: { row: number; column: Column },
  block: readonly (readonly string[])[],
  isFixed: (row: VariantForm, column: Column) => boolean,
): VariantForm[] {
  const first = columns.indexOf(at.column);
  return rows.map((row, place) => {
    const cells = block[place - at.row];
    if (!cells) return row;
    const next = { ...row };
    for (const [offset, cell] of cells.entries()) {
      const column = columns[first + offset];
      if (column && !isFixed(row, column)) next[column] = cell.slice(0, 40);
    }
    return next;
  });
}

/** How many cells of a block would stand on cells that are not written in this form. */
export function fixedUnder(
  rows: readonly VariantForm[],
  columns: readonly Column[],
  at: { row: number; column: Column },
  block: readonly (readonly string[])[],
  isFixed: (row: VariantForm, column: Column) => boolean,
): number {
  const first = columns.indexOf(at.column);
  const isFixedAt = (row: VariantForm | undefined, column: Column | undefined) =>
    row !== undefined && column !== undefined && isFixed(row, column);
  return block
    .flatMap((cells, down) => cells.map((_, along) => isFixedAt(rows[at.row + down], columns[first + along])))
    .filter(Boolean).length;
}

/** The rows with a value in every empty cell of a column, of what is offered. */
export function filled(
  rows: readonly VariantForm[],
  column: Column,
  value: string,
  isFixed: (row: VariantForm, column: Column) => boolean,
): VariantForm[] {
  return rows.map((row) =>
    row.offered && row[column].trim() === '' && !isFixed(row, column) ? { ...row, [column]: value } : row,
  );
}
