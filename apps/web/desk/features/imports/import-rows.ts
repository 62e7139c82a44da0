import type { Cells, DeskImport, ImportRow } from '@oja/contract/desks/desk-imports';
import type { ImportAction, ImportFailure } from '@oja/domain/goods/import/import-states';
import type { ProductColumn } from '@oja/domain/goods/product-columns';

/** Rows by what storing does with them, or of which something failed. */
export type RowKind = ImportAction | ImportFailure;

type Counted = Pick<DeskImport, 'state' | 'counts' | 'refused' | 'notUndone'>;

/** The kinds of rows that there are, in the order of their tabs, each with how many it has: what asks for a hand is in front. */
export function rowKinds({ state, counts, refused, notUndone }: Counted): { kind: RowKind; count: number }[] {
  const isBefore = state === 'reading' || state === 'ready';
  const wrong = { kind: 'wrong' as const, count: counts.wrong };
  const right = (['new', 'change', 'same'] as const).map((kind) => ({ kind, count: counts[kind] }));
  if (isBefore) return [wrong, ...right];
  const failed = [
    { kind: 'not-undone' as const, count: notUndone },
    { kind: 'refused' as const, count: refused },
  ];
  return [...failed.filter(({ count }) => count > 0), ...right, wrong];
}

/** What is shown of an import: what its address asks for, else the first kind that it has. */
export function shownKind(asked: string | null, now: Counted): RowKind {
  const kinds = rowKinds(now);
  const shown = kinds.find(({ kind }) => kind === asked) ?? kinds.find(({ count }) => count > 0);
  return shown?.kind ?? 'new';
}

/** Rows that were compared anew stand where they stood. */
export function mendedRows(rows: readonly ImportRow[], mended: readonly ImportRow[]): ImportRow[] {
  const byLine = new Map(mended.map((row) => [row.row, row]));
  return rows.map((row) => byLine.get(row.row) ?? row);
}

/** What is told of a row that is new, besides its name. */
const told: readonly ProductColumn[] = [
  'sku',
  'category',
  'subcategory',
  'color',
  'size',
  'price',
  'sale_price',
  'count',
  'status',
];

/** The cells that a card shows: what changes or is wrong; of a row that is new or stays, what it is known by. */
export function cardColumns({ action, cells, before, problems }: ImportRow): ProductColumn[] {
  const wrong = problems.flatMap(({ column }) => (column === null ? [] : [column]));
  const changed = Object.keys(before) as ProductColumn[];
  if (action === 'change') return [...new Set([...wrong, ...changed])];
  if (action === 'wrong') return [...new Set([...wrong, ...told.filter((column) => cells[column])])];
  return told.filter((column) => cells[column]);
}

/** What is wrong with a cell, and with the row as a whole; '' where nothing is. */
export const problemOf = ({ problems }: ImportRow, column: ProductColumn | null): string =>
  problems.flatMap((problem) => (problem.column === column ? [problem.text] : [])).join(' ');

/**
 * The columns that rows are shown with: first what they are wrong in, then what the file has, then what was filled in beside it.
 * Of many that are mended one after the other those that were wrong stay in front.
 */
export function shownColumns(
  columns: readonly ProductColumn[],
  rows: readonly ImportRow[],
  wrongBefore: readonly ProductColumn[] = [],
): ProductColumn[] {
  const wrong = wrongColumns(rows);
  const filled = rows.flatMap(({ cells }) => (Object.keys(cells) as ProductColumn[]).filter((column) => cells[column]));
  return [...new Set([...wrongBefore, ...wrong, ...columns, ...filled])];
}

/** Columns in which rows are wrong, those of most rows first. */
export function wrongColumns(rows: readonly ImportRow[]): ProductColumn[] {
  const told = rows.flatMap(({ problems }) => problems.flatMap(({ column }) => column ?? []));
  const times = (column: ProductColumn) => told.filter((each) => each === column).length;
  return [...new Set(told)].sort((one, other) => times(other) - times(one));
}

/** Columns that say where goods are filed: one chooser for both. */
export const isFiling = (column: ProductColumn): boolean => column === 'category' || column === 'subcategory';

/** A field of one line has no ends of lines, and a form writes others. */
const onOneLine = (text: string) => text.replace(/[\r\n]+/g, '').trim();

/** Of texts that were typed those that differ from what stands in a row. */
export function changedCells({ cells }: ImportRow, typed: Cells): Cells {
  const changed = (Object.entries(typed) as [ProductColumn, string][]).filter(
    ([column, text]) => onOneLine(text) !== onOneLine(cells[column] ?? ''),
  );
  return Object.fromEntries(changed.map(([column, text]) => [column, text.replace(/\r\n?/g, '\n')]));
}
