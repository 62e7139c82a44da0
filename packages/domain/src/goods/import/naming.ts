import { type ProductColumn, problemColumn } from '../product-columns.ts';
import type { RowCells } from './import-row.ts';

/** What each column of a file is, in its order; null: it is left out. */
export type Naming = readonly (ProductColumn | null)[];

/** A naming as it is kept: '' for what is left out. */
export const writtenNaming = (naming: Naming): string[] => naming.map((column) => column ?? '');

/** Headings of columns that are left out; those that the shop itself has written are not told of. */
export const ignoredHeadings = (headings: readonly string[], naming: Naming): string[] =>
  headings.filter((text, at) => (naming[at] ?? null) === null && text !== '' && text.toLowerCase() !== problemColumn);

/** What a file must say of each product: its SKU, or else a name; '' where it says so. */
export function namingProblem(naming: Naming): string {
  const named = naming.filter((column) => column !== null);
  const twice = named.find((column, at) => named.indexOf(column) < at);
  if (twice !== undefined) return `Two columns cannot both be ${twice}.`;
  return named.includes('sku') || named.includes('name') ? '' : 'Say which column is the name of the product.';
}

/** Whether a person is to look at what was guessed: something is left out, or what new products need is nowhere. */
export const isNamingDoubtful = (headings: readonly string[], naming: Naming): boolean =>
  namingProblem(naming) !== '' ||
  (!naming.includes('sku') && !naming.includes('price')) ||
  ignoredHeadings(headings, naming).length > 0;

/** The cells of a row by what its columns are. */
export const cellsBy = (naming: Naming, read: readonly string[]): RowCells =>
  Object.fromEntries(naming.flatMap((column, at) => (column === null ? [] : [[column, read[at] ?? '']])));

/** Cells under another naming: what a member has mended stays, but not before a column that the file turns out to have. */
export function renamed(
  { cells, read }: { cells: RowCells; read: readonly string[] },
  { before, now }: { before: Naming; now: Naming },
): RowCells {
  const was = cellsBy(before, read);
  const mended = (Object.entries(cells) as [ProductColumn, string][]).filter(
    ([column, text]) => text !== (was[column] ?? '') && (before.includes(column) || !now.includes(column)),
  );
  return { ...cellsBy(now, read), ...Object.fromEntries(mended) };
}
