import type { BulkAct, ChangeRow, DeskChange } from '@oja/contract/desks/desk-changes';
import type { Rounding } from '@oja/domain/goods/price-change';
import type { ProductStatus } from '@oja/domain/goods/product-status';
import { type Kobo, kobo } from '@oja/domain/money/money';
import { formatNaira } from '@oja/domain/money/naira';
import { countOf, formatCount } from '@oja/domain/text/count';
import { shortDay } from '@oja/domain/text/short-day';

export const roundingNames: Record<Rounding, string> = {
  none: 'To whole naira',
  '50': 'To ₦50',
  '100': 'To ₦100',
  '900': 'To the next …900',
};

const statusNames: Record<ProductStatus, string> = {
  live: 'On sale',
  paused: 'Paused',
  archived: 'Archived',
  taken_down: 'Taken down',
};

const naira = (amount: Kobo) => formatNaira(amount).replace(/\.00$/, '');
const rounded = (round: Rounding) => (round === 'none' ? '' : `, ${roundingNames[round].toLowerCase()}`);
const sign = (value: number) => (value < 0 ? '−' : '+');

/** 'Prices +8 %, to ₦50', 'Counts +5', 'Typed in the sheet': what a change does. */
export function actWords(act: BulkAct | null): string {
  switch (act?.kind) {
    case undefined:
      return 'Typed in the sheet';
    case 'price-percent':
      return `Prices ${sign(act.basisPoints)}${Math.abs(act.basisPoints) / 100} %${rounded(act.round)}`;
    case 'price-amount':
      return `Prices ${sign(act.amount)}${naira(kobo(Math.abs(act.amount)))}${rounded(act.round)}`;
    case 'round':
      return `Prices rounded${rounded(act.round)}`;
    case 'sale':
      return `Sale, ${act.percent} % off${act.until === null ? '' : `, to ${shortDay(act.until)}`}${rounded(act.round)}`;
    case 'end-sale':
      return 'Sale ended';
    case 'set-count':
      return `Counts set to ${formatCount(act.count)}`;
    case 'add-count':
      return `Counts ${sign(act.units)}${formatCount(Math.abs(act.units))}`;
    case 'pause':
      return 'Paused';
  }
}

/** '₦12,000.00, sale ₦10,500.00', '17 pieces': what a row of a change was or is to be. */
export function valueWords({ price, discountPrice, count, lowAt, status }: ChangeRow['before']): string {
  if (price !== undefined) {
    const sale = discountPrice == null ? '' : `, sale ${formatNaira(discountPrice)}`;
    return formatNaira(price) + sale;
  }
  if (count !== undefined) return countOf(count, 'piece', 'pieces');
  if (lowAt !== undefined) return `low at ${formatCount(lowAt)}`;
  return status === undefined ? '' : statusNames[status];
}

type Told = Pick<DeskChange, 'rows' | 'refused' | 'same' | 'products' | 'notUndone'>;

/** What a change would do: '40 changes of 40 products. 2 can’t be changed. 3 are like that already.' */
export function lookWords({ rows, products, refused, same }: Told): string {
  const first =
    rows === 0
      ? 'Nothing would change.'
      : `${countOf(rows, 'change', 'changes')} of ${countOf(products, 'product', 'products')}.`;
  return [first, refused > 0 && `${formatCount(refused)} can’t be changed.`, same > 0 && `${sameWords(same)} already.`]
    .filter(Boolean)
    .join(' ');
}

const sameWords = (same: number) => `${formatCount(same)} ${same === 1 ? 'is' : 'are'} like that`;

/** What a change has done: '38 changed. 2 could not be changed.' */
export const madeWords = ({ rows, refused }: Told): string =>
  [`${formatCount(rows)} changed.`, refused > 0 && `${formatCount(refused)} could not be changed.`]
    .filter(Boolean)
    .join(' ');

/** What its undoing has done: 'Undone.', '36 undone. 2 had changed since and stayed.' */
export const undoneWords = ({ rows, notUndone }: Told): string =>
  notUndone === 0
    ? 'Undone.'
    : `${formatCount(rows - notUndone)} undone. ${formatCount(notUndone)} had changed since and stayed.`;
