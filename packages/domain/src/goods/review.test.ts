import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRating, roundRating } from './rating.ts';
import { isRating, reviewerName, reviewRefusal } from './review.ts';

describe('reviewRefusal', () => {
  const incomplete = 'Please provide both a rating and comment';

  it.each([
    ['signed out [REV-03]', 5, 'Good', false, 'Please log in to leave a review'],
    ['no rating [REV-04]', undefined, 'Good', true, incomplete],
    ['no star chosen [REV-04]', 0, 'Good', true, incomplete],
    ['six stars [REV-06]', 6, 'Good', true, incomplete],
    ['half a star [REV-06]', 4.5, 'Good', true, incomplete],
    ['empty comment [REV-05]', 5, '', true, incomplete],
    ['blank comment [REV-05]', 5, ' \n\t ', true, incomplete],
    ['nothing to be seen [REV-05]', 5, '\u200b\u202e\ufeff\u00a0', true, incomplete],
    ['one emoji', 5, '👍🏾', true, undefined],
    ['complete [REV-04]', 1, 'Bad', true, undefined],
  ])('%s', (_, rating, comment, signedIn, refusal) => {
    expect(reviewRefusal({ rating, comment }, signedIn)).toBe(refusal);
  });
});

it('rates from 1 to 5 [REV-06]', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 2.5, '3', null].map(isRating)).toEqual([
    false,
    true,
    true,
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

it.each([
  [undefined, 'Anonymous'],
  [null, 'Anonymous'],
  ['  ', 'Anonymous'],
  [' Ngozi ', 'Ngozi'],
])('the reviewer %s is shown as %s [REV-13, DATA-23]', (name, shown) => {
  expect(reviewerName(name)).toBe(shown);
});

describe('roundRating', () => {
  it.each([
    [5, 1, 5],
    [14, 3, 4.7],
    [13, 3, 4.3],
    [87, 20, 4.4],
    [17, 4, 4.3],
    [86, 20, 4.3],
  ])('%s in %s reviews is %s [CONST-08]', (sum, count, average) => {
    expect(roundRating(sum, count)).toBe(average);
  });

  it('is 0 where no review is known [REV-15]', () => {
    expect(roundRating(0, 0)).toBe(0);
  });

  it('stays within the ratings and is never off by more than 0.05', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }), (ratings) => {
        const sum = ratings.reduce((total, rating) => total + rating, 0);
        const average = roundRating(sum, ratings.length);
        expect(average).toBeGreaterThanOrEqual(Math.min(...ratings));
        expect(average).toBeLessThanOrEqual(Math.max(...ratings));
        expect(Math.abs(average - sum / ratings.length)).toBeLessThanOrEqual(0.05 + 1e-9);
      }),
    );
  });
});

it('shows one decimal [HOME-27, TOP-06]', () => {
  expect([formatRating(5), formatRating(4.6), formatRating(0)]).toEqual(['5.0', '4.6', '0.0']);
});
