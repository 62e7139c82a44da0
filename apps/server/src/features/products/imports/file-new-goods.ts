import { withoutFiling } from '@oja/domain/goods/import/filing';
import type { ImportShelf } from '@oja/domain/goods/import/import-facts';
import type { ImportGroup } from '@oja/domain/goods/import/import-groups';
import { cellOf, type ImportRow } from '@oja/domain/goods/import/import-row';
import { type ShelfMeant, shelfMeant } from '@oja/domain/goods/import/shelf-meant';
import type { Tx } from '../../../database/pool.ts';
import type { SellerId } from '../../../http/desk.ts';
import { type CategoryGuess, guessCategoriesOfAll } from '../../finding/finding.questions.ts';
import { type FiledRow, writeFiling } from './import-rows.queries.ts';

interface Goods {
  rows: readonly FiledRow[];
  /** The same rows by their products. */
  groups: readonly ImportGroup[];
  shelves: readonly ImportShelf[];
}

/**
 * Files goods that are new where their rows do not say clearly where: by the trader's own words, else as the form of a product
 * guesses by what they are called. It is written into the cells, where a member sees and mends it. What is there is not filed
 * anew: from rows that turn out to be of it, the filing is taken back.
 */
export async function fileNewGoods(
  tx: Tx,
  sellerId: SellerId,
  id: string,
  { rows, groups, shelves }: Goods,
): Promise<void> {
  const rowAt = new Map(rows.map((row) => [row.row, row]));
  const filed: FiledRow[] = [];
  const fresh: { own: readonly FiledRow[]; said: SaidPlace }[] = [];
  for (const group of groups) {
    const own = group.rows.flatMap(({ row }) => rowAt.get(row) ?? []);
    if (group.productId !== null) filed.push(...takeBack(own));
    else if (!group.isTorn) fresh.push({ own, said: saidPlace(own, shelves) });
  }
  // All names of the part at once: others wait for what is locked.
  const names = fresh.flatMap(({ said }) => said.guessBy || []);
  const guesses = names.length === 0 ? undefined : await guessCategoriesOfAll(tx, names);
  for (const { own, said } of fresh)
    filed.push(...file(own, guessed(guesses?.get(said.guessBy) ?? [], shelves, said.meant) ?? said.meant));
  if (filed.length > 0) await writeFiling(tx, sellerId, id, filed);
}

/** @returns the rows that say something else now */
function takeBack(rows: readonly FiledRow[]): FiledRow[] {
  const filed = rows.filter(({ filing }) => filing !== null);
  for (const row of filed) {
    row.cells = withoutFiling(row.cells, row.filing);
    row.filing = null;
  }
  return filed;
}

/** @returns the rows that say something else now */
function file(rows: readonly FiledRow[], found: ShelfMeant | undefined): FiledRow[] {
  if (!found) return [];
  const now = { category: found.shelf.name, ...(found.part && { subcategory: found.part.name }) };
  const others = rows.filter(({ cells }) =>
    Object.entries(now).some(([column, text]) => cells[column as keyof typeof now] !== text),
  );
  for (const row of others) {
    const { category, subcategory } = withoutFiling(row.cells, row.filing);
    row.filing = {
      was: { ...(category !== undefined && { category }), ...(subcategory !== undefined && { subcategory }) },
      now,
    };
    row.cells = { ...row.cells, ...now };
  }
  return others;
}

interface SaidPlace {
  meant: ShelfMeant | undefined;
  /** The name by which it is guessed more closely; '' where it is not. */
  guessBy: string;
}

/** Where rows of one new product stand, as far as they say it. */
function saidPlace(rows: readonly ImportRow[], shelves: readonly ImportShelf[]): SaidPlace {
  const [category, subcategory] = [saidIn(rows, 'category'), saidIn(rows, 'subcategory')];
  const meant = shelfMeant(shelves, { category, subcategory });
  const isWhole = meant !== undefined && (meant.part !== undefined || meant.shelf.subcategories.length === 0);
  // What names something that the shop does not have is told, not guessed over.
  const mayGuess = !isWhole && subcategory === '' && (category === '' || meant !== undefined);
  return { meant, guessBy: mayGuess ? saidIn(rows, 'name') : '' };
}

/** What rows of one product say first. */
const saidIn = (rows: readonly ImportRow[], column: 'category' | 'subcategory' | 'name'): string =>
  rows.map((row) => cellOf(row, column)).find(Boolean) ?? '';

/** The likeliest place of a name that lies in the category that is meant, if one is. */
function guessed(
  guesses: readonly CategoryGuess[],
  shelves: readonly ImportShelf[],
  meant: ShelfMeant | undefined,
): ShelfMeant | undefined {
  const guess = guesses.find(({ categoryId }) => !meant || categoryId === meant.shelf.id);
  const shelf = shelves.find((each) => each.id === guess?.categoryId);
  return shelf && { shelf, part: shelf.subcategories.find((part) => part.id === guess?.subcategoryId) };
}
