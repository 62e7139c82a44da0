import { expect, it } from 'vitest';
import { withoutFiling } from './filing.ts';
import { renamed } from './naming.ts';

const filing = { was: { category: 'Books' }, now: { category: 'Printed Matter', subcategory: 'Novels' } };

it('is taken back but for what a member has written over it', () => {
  const cells = { name: 'Efuru', ...filing.now };
  expect(withoutFiling(cells, filing)).toEqual({ name: 'Efuru', category: 'Books' });
  expect(withoutFiling({ ...cells, category: 'Phones' }, filing)).toEqual({ name: 'Efuru', category: 'Phones' });
  expect(withoutFiling(cells, null)).toEqual(cells);
});

it('is nothing that a member has mended, where columns are named anew', () => {
  const guessed = { was: {}, now: { category: 'Phones' } };
  const cells = withoutFiling({ name: 'S24', category: 'Phones' }, guessed);
  const naming = { before: ['name', null], now: [null, 'name'] } as const;
  expect(renamed({ cells, read: ['S24', 'Phone case'] }, naming)).toEqual({ name: 'Phone case' });
});
