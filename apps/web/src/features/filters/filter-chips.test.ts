import type { Facets } from '@oja/contract/filters';
import { kobo } from '@oja/domain/money/money';
import { describe, expect, it } from 'vitest';
import { chosenFilters } from './chosen-filters.ts';
import { noFilters } from './filters-state.ts';
import { promotedFilters } from './promoted-filters.ts';

const facets: Facets = {
  highestPrice: kobo(900_000),
  prices: [],
  categories: [],
  brands: [
    { value: 'kasuwa', name: 'Kásúwá', count: 12 },
    { value: 'ohun', name: 'Ohun', count: 7 },
    { value: 'zuma', name: 'Zuma', count: 3 },
  ],
  colors: [],
  sizes: [{ value: '42', name: '42', count: 3 }],
  states: [],
  tags: [{ value: 'aso-oke', name: 'aso-oke', count: 9 }],
  ratings: [{ value: '4', name: '4', count: 20 }],
  discounts: [{ value: '1', name: '1', count: 8 }],
  inStock: 19,
};

describe('a chip for each filter that is chosen', () => {
  it('says it in words, and takes back that one alone [LIST-19]', () => {
    const filters = {
      ...noFilters,
      brands: ['kasuwa', 'ohun'],
      sizes: ['42'],
      tags: ['aso-oke', 'gone-by'],
      max: kobo(2_000_000),
      rating: 4 as const,
      discount: 25 as const,
      inStock: true,
    };
    const chips = chosenFilters(filters, facets);
    expect(chips.map(({ words }) => words)).toEqual([
      'Kásúwá',
      'Ohun',
      'Size 42',
      'Aso oke',
      'Gone by',
      'Under ₦20,000',
      '4 stars and up',
      '25 % off and more',
      'In stock',
    ]);
    expect(chips[0]?.change).toEqual({ brands: ['ohun'] });
    expect(chips[5]?.change).toEqual({ min: undefined, max: undefined });
  });
});

describe('filters above a list', () => {
  const words = (total: number, filters = noFilters) =>
    promotedFilters(filters, facets, total).map((filter) => filter.words);

  it('are what most want, with the two commonest brands', () => {
    expect(words(30)).toEqual(['In stock', 'On sale', '4 stars and up', 'Kásúwá', 'Ohun']);
  });

  it('are not those that every product passes, unless they are chosen', () => {
    expect(words(20)).toEqual(['In stock', 'On sale', 'Kásúwá', 'Ohun']);
    expect(words(19, { ...noFilters, inStock: true })).toEqual(['In stock', 'On sale', 'Kásúwá', 'Ohun']);
    expect(promotedFilters({ ...noFilters, inStock: true }, facets, 19)[0]).toMatchObject({
      on: true,
      change: { inStock: false },
    });
  });

  it('stay where a list is longer than is counted', () => {
    const many = { ...facets, inStock: 4000 };
    expect(promotedFilters(noFilters, many, 1001)[0]?.words).toBe('In stock');
  });
});
