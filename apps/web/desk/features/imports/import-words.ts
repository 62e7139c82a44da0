import type { DeskImport } from '@oja/contract/desks/desk-imports';
import type { ImportAction, ImportOutcome } from '@oja/domain/goods/import/import-states';
import type { ProductColumn } from '@oja/domain/goods/product-columns';
import { countOf, formatCount } from '@oja/domain/text/count';
import type { RowKind } from './import-rows.ts';

export const actionNames: Record<ImportAction, string> = {
  new: 'New',
  change: 'Changed',
  same: 'Same',
  wrong: 'Wrong',
};

export const outcomeNames: Record<ImportOutcome, string> = {
  planned: '',
  stored: 'Stored',
  refused: 'Not stored',
  undone: 'Undone',
  'not-undone': 'Not undone',
};

/** What the tabs of rows are called. */
export const kindNames: Record<RowKind, string> = {
  ...actionNames,
  refused: outcomeNames.refused,
  'not-undone': outcomeNames['not-undone'],
};

const ownNames: Partial<Record<ProductColumn, string>> = {
  sku: 'SKU',
  weight_kg: 'Weight, kg',
  length_cm: 'Length, cm',
  width_cm: 'Width, cm',
  height_cm: 'Height, cm',
  returns_days: 'Returns, days',
  low_at: 'Low at',
};

/** 'Sale price': what a column is called on screen. */
export const columnName = (column: ProductColumn): string =>
  ownNames[column] ?? (column[0] ?? '').toUpperCase() + column.slice(1).replaceAll('_', ' ');

const rowsOf = (count: number) => countOf(count, 'row', 'rows');

/** Rows that storing would store. */
export const storable = ({ counts }: Pick<DeskImport, 'counts'>): number => counts.new + counts.change;

/** 'Reading: 400 of 4,000 rows': how far it is, and that it takes turns with another one; '' while nothing goes on. */
export function progressWords(now: Pick<DeskImport, 'state' | 'done' | 'total' | 'takesTurns'>): string {
  const words = farWords(now);
  return now.takesTurns ? `Takes turns with another import of your store. ${words}` : words;
}

function farWords({ state, done, total }: Pick<DeskImport, 'state' | 'done' | 'total'>): string {
  const far = `${formatCount(done)} of ${formatCount(total)}`;
  if (state === 'reading') return total === 0 ? 'Reading the file' : `Reading: ${far} rows`;
  if (state === 'storing') return `Storing: ${far} products`;
  return state === 'undoing' ? `Undoing: ${far} products` : '';
}

/** '812 new, 3,150 changed, 1,020 the same, 18 wrong': what there is of each kind. */
export function countWords({ counts }: Pick<DeskImport, 'counts'>): string {
  const words = [
    [counts.new, 'new'],
    [counts.change, 'changed'],
    [counts.same, 'the same'],
    [counts.wrong, 'wrong'],
  ] as const;
  return words
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${formatCount(count)} ${word}`)
    .join(', ');
}

/** What storing will do, a sentence each; of places where nothing goes, nothing is said. */
export function goesWords({ goes }: Pick<DeskImport, 'goes'>): string[] {
  const products = (count: number) => countOf(count, 'product', 'products');
  const go = (count: number) => (count === 1 ? 'goes' : 'go');
  return [
    goes.shop > 0 && `${products(goes.shop)} ${go(goes.shop)} into the shop at once.`,
    goes.review > 0 && `${products(goes.review)} ${go(goes.review)} to the shop’s people first, who look at each.`,
    goes.draft > 0 &&
      `${products(goes.draft)} ${go(goes.draft)} to your drafts: only ${goes.draft === 1 ? 'its' : 'their'} pictures are missing.`,
  ].filter((words) => words !== false);
}

/** What storing has done: '3,950 rows stored. 12 could not be stored. 18 wrong ones were left out.' */
export function storedWords({ counts, refused }: Pick<DeskImport, 'counts' | 'refused'>): string {
  return [
    `${rowsOf(Math.max(0, storable({ counts }) - refused))} stored.`,
    refused > 0 && `${formatCount(refused)} could not be stored.`,
    counts.wrong > 0 && `${formatCount(counts.wrong)} wrong ${counts.wrong === 1 ? 'one was' : 'ones were'} left out.`,
    counts.same > 0 && `${formatCount(counts.same)} ${counts.same === 1 ? 'was' : 'were'} the same already.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** What its undoing has done: 'Undone.', 'Undone. 2 rows had moved since and stayed.' */
export const undoneWords = ({ notUndone }: Pick<DeskImport, 'notUndone'>): string =>
  notUndone === 0 ? 'Undone.' : `Undone. ${rowsOf(notUndone)} had moved since and stayed.`;
