import { oneLine } from '../form-texts.ts';
import type { ProductColumn } from '../product-columns.ts';
import { meaningOf } from './same-cell.ts';

export type RowCells = Partial<Record<ProductColumn, string>>;

/** A row of a file: its line, the head being 1, and its texts. */
export interface ImportRow {
  row: number;
  cells: RowCells;
}

/** What is wrong with a cell, in words that stand beside it. */
export interface CellProblem {
  /** Null: the whole row. */
  column: ProductColumn | null;
  text: string;
}

/** What is wrong in rows: of a cell that what was found first. */
export class RowProblems {
  readonly #byRow = new Map<number, CellProblem[]>();

  tell({ row }: Pick<ImportRow, 'row'>, column: ProductColumn | null, text: string): void {
    const told = this.of(row);
    if (told.some((problem) => problem.column === column)) return;
    this.#byRow.set(row, [...told, { column, text }]);
  }

  of(row: number): readonly CellProblem[] {
    return this.#byRow.get(row) ?? [];
  }

  /** Lines of rows in which something is wrong. */
  get rows(): number[] {
    return [...this.#byRow.keys()];
  }
}

export const cellOf = ({ cells }: ImportRow, column: ProductColumn): string => (cells[column] ?? '').trim();

const SHOWN = 40;
/** A cell as it stands in a sentence about it. */
export const quoted = (text: string): string => {
  const letters = [...oneLine(text)];
  return `"${letters.length > SHOWN ? `${letters.slice(0, SHOWN).join('')}…` : letters.join('')}"`;
};

/** Columns that tell of the product, so that they say the same in all of its rows, or stand in one. */
export const ofProduct = [
  'name',
  'category',
  'subcategory',
  'brand',
  'description',
  'tags',
  'weight_kg',
  'length_cm',
  'width_cm',
  'height_cm',
  'returns_days',
  'status',
] as const satisfies readonly ProductColumn[];

/** What rows of one product say of it; '' where none says anything. Rows that say different things are told of. */
export function saidOf(rows: readonly ImportRow[], column: ProductColumn, problems: RowProblems): string {
  const saying = rows.filter((row) => cellOf(row, column) !== '');
  const [first] = saying;
  if (!first) return '';
  const meaning = meaningOf(column, cellOf(first, column));
  if (saying.some((row) => meaningOf(column, cellOf(row, column)) !== meaning)) {
    for (const row of saying) problems.tell(row, column, 'Rows of one product say the same here, or leave it empty.');
  }
  return cellOf(first, column);
}
