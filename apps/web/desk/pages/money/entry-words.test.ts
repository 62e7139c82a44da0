import { expect, it } from 'vitest';
import { entryWords } from './entry-words.ts';

const order = { id: '1', orderNumber: 'ORD-1', firstName: 'Ankara', units: 1 };
const of = (given: object) => entryWords({ id: '1', at: '', amount: 1, order, kind: 'sale', ...given });

it('an entry says what was sold, or what it is', () => {
  expect(of({})).toBe('Ankara');
  expect(of({ order: { ...order, units: 3 } })).toBe('Ankara, 3 pieces');
  expect(of({ order: null })).toBe('Sold');
  expect(of({ kind: 'refund' })).toBe('Refund to the buyer');
  expect(of({ kind: 'sent' })).toBe('Sent to your bank with the payment');
});
