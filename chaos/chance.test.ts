import { expect, it } from 'vitest';
import { chanceOf } from './chance.ts';

const tenOf = (seed: number) => {
  const chance = chanceOf(seed);
  return Array.from({ length: 10 }, () => chance.next());
};

it('decides alike for equal seeds, and differently for others', () => {
  expect(tenOf(1)).toEqual(tenOf(1));
  expect(tenOf(1)).not.toEqual(tenOf(2));
});

it('reaches both ends of whole numbers, and every choice about as often as it weighs', () => {
  const chance = chanceOf(3);
  const numbers = Array.from({ length: 200 }, () => chance.whole(1, 3));
  expect(new Set(numbers)).toEqual(new Set([1, 2, 3]));
  const chosen = Array.from({ length: 4000 }, () => chance.weighed({ often: 3, seldom: 1, never: 0 }));
  const seldom = chosen.filter((name) => name === 'seldom').length;
  expect(seldom).toBeGreaterThan(850);
  expect(seldom).toBeLessThan(1150);
  expect(chosen).not.toContain('never');
});

it('branches into chances that do not repeat each other', () => {
  const chance = chanceOf(4);
  const [one, other] = [chance.branch(), chance.branch()];
  expect(one.next()).not.toBe(other.next());
});
