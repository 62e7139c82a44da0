import { countWords, readCount } from '@oja/domain/goods/read-count';
import { readPriced } from '@oja/domain/goods/read-product-form';
import { nairaField, readNaira } from '@oja/domain/money/typed-naira';
import type { RowValues, TypedColumn } from './sheet-rows.ts';

/** Units from which on a store can be told that few are left. */
const MOST_LOW_AT = 1000;

/** What stands in a cell before anything is typed. */
export function textOf(values: RowValues, column: TypedColumn): string {
  if (column === 'price') return nairaField(values.price);
  if (column === 'salePrice') return values.discountPrice === null ? '' : nairaField(values.discountPrice);
  return String(values[column]);
}

/** An amount or a number as this sheet writes it; what is none stays as it was typed. */
export function tidied(column: TypedColumn, text: string): string {
  if (column === 'count' || column === 'lowAt') return String(readCount(text) ?? text.trim());
  const amount = readNaira(text);
  return amount === undefined ? text.trim() : nairaField(amount);
}

/** Why what is typed in a cell cannot be; undefined where it can. @param beside what stands in the other one of price and sale price */
export function problemIn(column: TypedColumn, text: string, beside: string): string | undefined {
  if (column === 'count') return readCount(text) === undefined ? countWords : undefined;
  if (column === 'lowAt') {
    return (readCount(text) ?? MOST_LOW_AT + 1) > MOST_LOW_AT ? 'Enter a number from 0 to 1,000.' : undefined;
  }
  const problems: Partial<Record<'price' | 'salePrice', string>> = {};
  const typed = column === 'price' ? { price: text, salePrice: beside } : { price: beside, salePrice: text };
  readPriced(typed, (field, words) => {
    problems[field] = words;
  });
  return problems[column];
}
