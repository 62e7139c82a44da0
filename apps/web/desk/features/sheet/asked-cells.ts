import type { ChangeRow, TypedCell } from '@oja/contract/desks/desk-changes';
import { readCount } from '@oja/domain/goods/read-count';
import { readNaira } from '@oja/domain/money/typed-naira';
import { movedWords } from '../products/moved-words.ts';
import { problemIn, textOf } from './cell-text.ts';
import type { Edit, Edits } from './sheet-edits.ts';

const isPrice = ({ column }: Pick<Edit, 'column'>) => column === 'price' || column === 'salePrice';
const besideOf = { price: 'salePrice', salePrice: 'price' } as const;

/** Why what is typed in a cell cannot be, with what is typed beside it; undefined where it can. */
export function problemOf(key: string, edits: Edits): string | undefined {
  const edit = edits.get(key);
  if (!edit) return undefined;
  return problemIn(edit.column, edit.text, textBeside(key, edit, edits));
}

function textBeside(key: string, edit: Edit, edits: Edits): string {
  if (edit.column !== 'price' && edit.column !== 'salePrice') return '';
  const beside = besideOf[edit.column];
  return edits.get(key.replace(edit.column, beside))?.text ?? textOf(edit.seen, beside);
}

/** The first cell whose text cannot be. */
export const firstWrong = (edits: Edits): string | undefined =>
  [...edits.keys()].find((key) => problemOf(key, edits) !== undefined);

/** What is typed as the shop is asked for it: price and sale price of the same goods are one. All of it must be readable. */
export function askedCells(edits: Edits): TypedCell[] {
  const cells = new Map<string, TypedCell>();
  for (const edit of edits.values()) {
    const { productId, stockItemId, variantId, column, seen, text } = edit;
    if (isPrice(edit)) {
      const price = typedAt(edits, edit, 'price');
      const sale = typedAt(edits, edit, 'salePrice');
      cells.set(`price ${variantId ?? productId}`, {
        what: 'price',
        productId,
        variantId,
        seen: { price: seen.price, discountPrice: seen.discountPrice },
        price: readNaira(price) ?? seen.price,
        discountPrice: readNaira(sale) ?? null,
      });
    } else if (column === 'count') {
      const count = readCount(text) ?? seen.count;
      cells.set(`count ${stockItemId}`, { what: 'count', productId, stockItemId, seen: seen.count, count });
    } else {
      cells.set(`low-at ${stockItemId}`, {
        what: 'low-at',
        productId,
        stockItemId,
        lowAt: readCount(text) ?? seen.lowAt,
      });
    }
  }
  return [...cells.values()];
}

const typedAt = (edits: Edits, { productId, variantId, seen }: Edit, column: 'price' | 'salePrice'): string =>
  edits.get(`${column} ${variantId ?? productId}`)?.text ?? textOf(seen, column);

const whats = { price: 'price', salePrice: 'price', count: 'count', lowAt: 'low-at' } as const;

/** Whether a row of a change is about what is typed in a cell. */
const isAbout = (row: ChangeRow, edit: Edit): boolean =>
  row.what === whats[edit.column] &&
  row.productId === edit.productId &&
  // What all variants share has no colour and no size.
  ((edit.color === '' && edit.size === '') || (row.color === edit.color && row.size === edit.size));

/** The edits that a change refused, each with the reason, by cell. @param rows of the change, as far as they were refused */
export function refusedEdits(edits: Edits, rows: readonly ChangeRow[]): Map<string, Edit> {
  const refused = new Map<string, Edit>();
  for (const [key, edit] of edits) {
    const row = rows.find((each) => each.problem !== null && isAbout(each, edit));
    if (row) refused.set(key, { ...edit, refusal: row.problem ?? '' });
  }
  return refused;
}

/** 'Ankara wax, S: Now 15, because 2 were …': the first count that was made and is not what was typed; '' for none. */
export function movedCount(edits: Edits, rows: readonly ChangeRow[]): string {
  for (const edit of edits.values()) {
    if (edit.column !== 'count') continue;
    const row = rows.find((each) => each.outcome === 'made' && isAbout(each, edit));
    const moved = (row?.before.count ?? edit.seen.count) - edit.seen.count;
    if (row?.after.count !== undefined && moved !== 0) return `${edit.name}: ${movedWords(row.after.count, moved)}`;
  }
  return '';
}
