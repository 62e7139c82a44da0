import { expect, test } from 'vitest';
import { columnName, countWords, goesWords, progressWords, storedWords, undoneWords } from './import-words.ts';

const counts = { new: 812, change: 3150, same: 1020, wrong: 18 };

test('columns are called as people write', () => {
  expect((['sku', 'sale_price', 'weight_kg', 'name'] as const).map(columnName)).toEqual([
    'SKU',
    'Sale price',
    'Weight, kg',
    'Name',
  ]);
});

test('kinds of rows are counted where there are any', () => {
  expect(countWords({ counts })).toBe('812 new, 3,150 changed, 1,020 the same, 18 wrong');
  expect(countWords({ counts: { new: 1, change: 0, same: 0, wrong: 0 } })).toBe('1 new');
});

test.each([
  ['reading', 0, 0, 'Reading the file'],
  ['reading', 400, 5000, 'Reading: 400 of 5,000 rows'],
  ['storing', 1750, 3962, 'Storing: 1,750 of 3,962 products'],
  ['undoing', 1, 2, 'Undoing: 1 of 2 products'],
  ['stored', 2, 2, ''],
] as const)('%s, %i of %i', (state, done, total, words) => {
  expect(progressWords({ state, done, total, takesTurns: false })).toBe(words);
});

test('what takes turns with another import says so before how far it is', () => {
  expect(progressWords({ state: 'storing', done: 50, total: 120, takesTurns: true })).toBe(
    'Takes turns with another import of your store. Storing: 50 of 120 products',
  );
});

test('where products go is said of the places that get any', () => {
  expect(goesWords({ goes: { shop: 3500, review: 0, draft: 1 } })).toEqual([
    '3,500 products go into the shop at once.',
    '1 product goes to your drafts: only its pictures are missing.',
  ]);
  expect(goesWords({ goes: { shop: 0, review: 2, draft: 0 } })).toEqual([
    '2 products go to the shop’s people first, who look at each.',
  ]);
});

test('what was stored, and what not', () => {
  expect(storedWords({ counts, refused: 12 })).toBe(
    '3,950 rows stored. 12 could not be stored. 18 wrong ones were left out. 1,020 were the same already.',
  );
  expect(storedWords({ counts: { new: 1, change: 0, same: 0, wrong: 1 }, refused: 0 })).toBe(
    '1 row stored. 1 wrong one was left out.',
  );
  expect(undoneWords({ notUndone: 0 })).toBe('Undone.');
  expect(undoneWords({ notUndone: 2 })).toBe('Undone. 2 rows had moved since and stayed.');
});
