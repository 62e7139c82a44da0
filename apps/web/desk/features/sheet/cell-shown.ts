import { readCount } from '@oja/domain/goods/read-count';
import { commissionOf, type Kobo } from '@oja/domain/money/money';
import { formatNaira } from '@oja/domain/money/naira';
import { readNaira } from '@oja/domain/money/typed-naira';
import { dayInLagos } from '@oja/domain/stores/holiday';
import { formatCount } from '@oja/domain/text/count';
import { shortDay } from '@oja/domain/text/short-day';
import { textOf } from './cell-text.ts';
import { type Edit, type Edits, hasMoved } from './sheet-edits.ts';
import { cellKey, choiceOf, isTyped, type RowValues, type SheetColumn, type SheetRow } from './sheet-rows.ts';

/** What stands in a cell, with what is typed in it. */
export function shownText(row: SheetRow, column: SheetColumn, edits: Edits, commission: number | undefined): string {
  if (isTyped(column)) return edits.get(cellKey(row, column))?.text ?? textOf(row.values, column);
  if (column === 'product') return row.product.name;
  if (column === 'variant') return choiceOf(row.variant);
  if (column === 'sku') return row.variant.sku;
  return youGet(row, edits, commission);
}

/** What the seller gets of a piece; '' while that is not known. */
export function youGet(row: SheetRow, edits: Edits, commission: number | undefined): string {
  const price = readNaira(shownText(row, 'salePrice', edits, commission) || shownText(row, 'price', edits, commission));
  if (price === undefined || commission === undefined) return '';
  return formatNaira((price - commissionOf(price, commission)) as Kobo);
}

/** 'To 4 Dec.': the last day of a sale that ends by itself, said at its price; that another price ends this, too. */
export function saleEndWords({ product }: SheetRow, column: SheetColumn, edit: Edit | undefined): string {
  if (column !== 'salePrice' || product.saleEndsAt === null) return '';
  const day = shortDay(dayInLagos(new Date(Date.parse(product.saleEndsAt) - 1)));
  return edit ? `The sale does not end on ${day} then.` : `To ${day}.`;
}

/** What is said of an edit that can be: 'Was 12,000.', and what has come of it since it was typed. */
export function wasWords(edit: Edit, now: RowValues): string {
  const was = `Was ${textOf(edit.seen, edit.column) || 'empty'}.`;
  if (!hasMoved(edit, now)) return was;
  if (edit.column !== 'count') return `${was} Changed meanwhile: now ${textOf(now, edit.column) || 'empty'}.`;
  const by = now.count - edit.seen.count;
  const moved = `${formatCount(Math.abs(by))} ${by < 0 ? 'gone' : 'added'} meanwhile`;
  return `${was} ${moved}: it will be ${formatCount(Math.max(0, (readCount(edit.text) ?? 0) + by))}.`;
}
