import { describe, expect, it } from 'vitest';
import { kobo } from '../money/money.ts';
import { changedPrice, type PriceAct, priceProblem, type Rounding } from './price-change.ts';

const priced = (price: number, discountPrice: number | null = null) => ({
  price: kobo(price),
  discountPrice: discountPrice === null ? null : kobo(discountPrice),
});

describe('changedPrice', () => {
  it.each<[string, ReturnType<typeof priced>, PriceAct, ReturnType<typeof priced>]>([
    ['8 % more', priced(1_200_000), { kind: 'price-percent', basisPoints: 800, round: 'none' }, priced(1_296_000)],
    ['a third less', priced(100_000), { kind: 'price-percent', basisPoints: -3333, round: 'none' }, priced(66_700)],
    ['to fifties', priced(1_234_500), { kind: 'price-percent', basisPoints: 0, round: '50' }, priced(1_235_000)],
    [
      '₦500 more',
      priced(120_000, 90_000),
      { kind: 'price-amount', amount: 50_000, round: 'none' },
      priced(170_000, 90_000),
    ],
    [
      'more taken off than there is',
      priced(10_000),
      { kind: 'price-amount', amount: -20_000, round: 'none' },
      priced(-10_000),
    ],
    ['a fifth off', priced(1_250_000), { kind: 'sale', percent: 20, round: 'none' }, priced(1_250_000, 1_000_000)],
    ['no sale any more', priced(1_250_000, 1_000_000), { kind: 'end-sale' }, priced(1_250_000)],
    [
      'a dear thing ten times as dear',
      priced(1_000_000_000),
      { kind: 'price-percent', basisPoints: 90_000, round: 'none' },
      priced(10_000_000_000),
    ],
  ])('makes %s of it', (_, before, act, after) => {
    expect(changedPrice(before, act)).toEqual(after);
  });

  it.each<[Rounding, number, number]>([
    ['none', 12_345, 12_300],
    ['none', 12_350, 12_400],
    ['50', 12_499, 10_000],
    ['50', 12_500, 15_000],
    ['100', 1_234_900, 1_230_000],
    ['100', 1_235_000, 1_240_000],
    ['900', 1_290_000, 1_290_000],
    ['900', 1_290_001, 1_390_000],
    ['900', 1_200_000, 1_290_000],
    ['900', 100, 90_000],
  ])('rounds to %s: %i becomes %i [SHEET-20]', (round, before, after) => {
    expect(changedPrice(priced(before), { kind: 'round', round })).toEqual(priced(after));
  });
});

describe('priceProblem', () => {
  it.each([
    [priced(99), 'not_plausible'],
    [priced(100), null],
    [priced(1_000_000_000), null],
    [priced(1_000_000_001), 'not_plausible'],
    [priced(500, 0), 'not_plausible'],
    [priced(500, 499), null],
    [priced(500, 500), 'sale_not_below'],
  ])('says of %j: %s', (asked, problem) => {
    expect(priceProblem(asked)).toBe(problem);
  });
});
