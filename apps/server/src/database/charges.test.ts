import { kobo } from '@oja/domain/money/money';
import { expect, it } from 'vitest';
import { chargesOf } from './charges.ts';

const sums = { shipping: kobo(250_000), tax: kobo(100) };

it('an order says what was charged line by line, and one from before there were lines by its sums', () => {
  const charges = [
    { kind: 'tax', amount: kobo(60), included: false },
    { kind: 'tax', amount: kobo(40), included: false },
    { kind: 'tax', amount: kobo(700), included: true },
  ] as const;
  expect(chargesOf({ ...sums, charges: [...charges] })).toEqual(charges);
  expect(chargesOf({ ...sums, charges: [] })).toEqual([]);
  expect(chargesOf({ ...sums, charges: null })).toEqual([
    { kind: 'shipping', amount: 250_000, included: false },
    { kind: 'tax', amount: 100, included: false },
  ]);
});
