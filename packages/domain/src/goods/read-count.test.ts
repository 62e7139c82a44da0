import { expect, it } from 'vitest';
import { readCount } from './read-count.ts';

it.each([
  ['20 pcs', 20],
  ['120kg', 120],
  ['2 bundles', 2],
  ['1,500 Pieces', 1500],
  ['2 dozen', undefined],
  ['12k', undefined],
  ['3 or 4', undefined],
  ['2 thousand', undefined],
  ['pcs 20', undefined],
  ['about 20 pcs', undefined],
  ['20 pcs (new)', undefined],
  ['20 pcs 3', undefined],
  [' 20 cartons ', 20],
  [' 20 ', 20],
  ['5 sandals', 5],
  ['5 hundred', undefined],
  ['1 million', undefined],
])('counts %s as %s [GOODS-164]', (typed, count) => {
  expect(readCount(typed)).toBe(count);
});
