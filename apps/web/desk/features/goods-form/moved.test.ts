import { expect, it } from 'vitest';
import { moved } from './moved.ts';

it.each([
  [0, 2, ['b', 'c', 'a', 'd']],
  [3, 0, ['d', 'a', 'b', 'c']],
  [1, 1, ['a', 'b', 'c', 'd']],
  [2, 3, ['a', 'b', 'd', 'c']],
])('from %i to %i', (from, to, after) => {
  expect(moved(['a', 'b', 'c', 'd'], from, to)).toEqual(after);
});
