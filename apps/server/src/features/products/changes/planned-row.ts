import type { ChangeRow } from '@oja/contract/desks/desk-changes';
import type { Priced } from '@oja/domain/goods/read-product-form';
import { kobo } from '@oja/domain/money/money';
import type { Refusal } from '../../../http/refusal.ts';

/** Of a row, what is or would be: a price with its sale price, a count, few left from, or where a product stands. */
export type Values = ChangeRow['before'];

/** Products of one part: what is written in one transaction. */
export const PART = 250;

/** The same where they leave the shop and come back: the words by which each is found are made anew then. */
export const PART_OF_STATUS = 50;

export interface RowOf {
  what: ChangeRow['what'];
  productId: string;
  variantId: string | null;
  stockItemId: string | null;
}

export interface PlannedRow extends RowOf {
  before: Values;
  after: Values;
  /** Why it cannot be; null where it would be made. */
  problem: string | null;
}

/** A row that is looked at, or null where it is so already. */
export type Looked = PlannedRow | null;

export const planned = (row: RowOf, before: Values, after: Values, refused?: Refusal | string | null): PlannedRow => ({
  ...row,
  before,
  after,
  problem: refused ? (typeof refused === 'string' ? refused : refused.message) : null,
});

export const priceValues = ({ price, discountPrice }: Priced): Values => ({ price, discountPrice });

/** The same of a row that is kept, which says them with whatever else it keeps. */
export const pricedOf = ({ price, discountPrice }: Values): Priced => ({
  price: price ?? kobo(0),
  discountPrice: discountPrice ?? null,
});
