import { describe, expect, it } from 'vitest';
import { kobo } from '../money/money.ts';
import { type WarnedGoods, type WarningFacts, warningsOf } from './draft-warnings.ts';

const goods = (given: Partial<WarnedGoods> = {}): WarnedGoods => ({
  ...{ name: 'Ankara wax', description: '', tags: [], brand: '', price: kobo(1_200_000) },
  ...given,
});
const known: WarningFacts = {
  forbiddenWords: ['replica', 'first copy'],
  protectedBrands: ['Hermès', 'Nike'],
  median: null,
  picturesElsewhere: [],
};
const saidOf = (given: Partial<WarnedGoods>, facts: Partial<WarningFacts> = {}) =>
  warningsOf(goods(given), { ...known, ...facts }).map(({ field, says }) => `${field}: ${says}`);

describe('the operator is warned', () => {
  it('of nothing where there is nothing', () => {
    expect(saidOf({ description: 'Six yards of cotton, ₦12,000.', brand: 'Vlisco', tags: ['wax'] })).toEqual([]);
  });

  it('of a way past the shop, wherever it stands [QUEUE-08]', () => {
    expect(saidOf({ name: 'Gele 0803 123 4567', description: 'See shop.example.com', tags: ['wa.me/23480'] })).toEqual([
      'name: contact details or a link',
      'description: contact details or a link',
      'tags: contact details or a link',
    ]);
  });

  it('of forbidden words as words, whatever their marks and capitals', () => {
    expect(saidOf({ name: 'RÉPLICA watch', description: 'A first-copy.', tags: ['replicas'] })).toEqual([
      'name: “replica” is a forbidden word',
      'description: “first copy” is a forbidden word',
    ]);
  });

  it('of a protected brand once, where it is named', () => {
    expect(saidOf({ brand: 'hermes', name: 'Hermès scarf' })).toEqual(['brand: “Hermès” is a protected brand']);
    expect(saidOf({ name: 'Shoes like Nike' })).toEqual(['name: “Nike” is a protected brand']);
    expect(saidOf({ name: 'Nikeline shoes' })).toEqual([]);
  });

  it.each([
    [100_000, ['price: 10 × below what most such goods cost (₦10,000.00)']],
    [100_001, []],
    [9_999_999, []],
    [10_000_000, ['price: 10 × above what most such goods cost (₦10,000.00)']],
    [25_500_000, ['price: 25 × above what most such goods cost (₦10,000.00)']],
  ])('of a price of %i kobo beside a median of 1,000,000', (price, said) => {
    expect(saidOf({ price: kobo(price) }, { median: kobo(1_000_000) })).toEqual(said);
  });

  it('of no price where it cannot be read', () => {
    expect(saidOf({ price: null }, { median: kobo(1_000_000) })).toEqual([]);
  });

  it('of each picture that another store has, too', () => {
    expect(saidOf({}, { picturesElsewhere: [1, 3] })).toEqual([
      "pictures: picture 1 is another store's, too",
      "pictures: picture 3 is another store's, too",
    ]);
  });

  it('never of an empty word of a list', () => {
    expect(saidOf({}, { forbiddenWords: ['', ' - '] })).toEqual([]);
  });
});
