import { kobo } from '@oja/domain/money/money';
import { expect, it } from 'vitest';
import { priceWords } from './price-words.ts';

it.each([
  [undefined, 2_000_000, 'Under ₦20,000'],
  [0, 2_000_000, 'Under ₦20,000'],
  [500_000, 2_000_050, '₦5,000 to ₦20,000.50'],
  [undefined, 1_999_999, 'Under ₦20,000'],
  [500_000, 1_999_999, '₦5,000 to ₦19,999'],
  [8_000_000, undefined, 'From ₦80,000'],
  [undefined, undefined, ''],
])('from %s to %s kobo is %s', (from, to, words) => {
  const amount = (of: number | undefined) => (of === undefined ? of : kobo(of));
  expect(priceWords(amount(from), amount(to))).toBe(words);
});
