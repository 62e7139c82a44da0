import type { Draft } from '@oja/contract/desks/desk-drafts';
import type { ProductForm } from '@oja/domain/goods/product-form';
import { formatDate, formatTime } from '../../../src/lib/text/dates.ts';

/** What somebody else has written meanwhile. */
export interface OtherForm {
  /** By first name; '' when nobody is known. */
  who: string;
  /** '10:42', or of another day '10:42 on 24 Nov 2026'. */
  time: string;
  form: ProductForm;
  /** Of their draft; 0 where it is in the shop. */
  version: number;
  /** Of the product in the shop; 0 for none. */
  editVersion: number;
}

/** @param editVersion of the product in the shop; 0 for none @param now in Unix milliseconds */
export const otherIn = (
  { keptBy: who, keptAt, form, version }: Draft,
  editVersion: number,
  now: number,
): OtherForm => ({
  who,
  time: timeWords(keptAt, now),
  form,
  version,
  editVersion,
});

function timeWords(keptAt: string, now: number): string {
  const day = formatDate(keptAt);
  return day === formatDate(new Date(now).toISOString()) ? formatTime(keptAt) : `${formatTime(keptAt)} on ${day}`;
}
