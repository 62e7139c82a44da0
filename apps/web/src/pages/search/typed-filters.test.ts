import type { Understood } from '@oja/contract/search';
import { kobo } from '@oja/domain/money/money';
import { expect, it } from 'vitest';
import { typedFilters } from './typed-filters.ts';

const read = (text: string, more: Partial<Understood> = {}): Understood => ({
  text,
  corrected: false,
  lacking: [],
  colors: [],
  storesFirst: false,
  ...more,
});
const nothing = { min: undefined, max: undefined };
const under = { maxPrice: kobo(2_000_000) };

it('a price in the text can be taken out of it', () => {
  expect(typedFilters('power bank under 20k', read('power bank', under), nothing)).toEqual([
    { words: 'Under ₦20,000', without: 'power bank' },
  ]);
});

it('a price that is chosen otherwise counts in place of the typed one', () => {
  expect(typedFilters('power bank under 20k', read('power bank', under), { ...nothing, max: kobo(100) })).toEqual([]);
});

it('a colour can be taken out, and the price stays', () => {
  const understood = read('red gown', { ...under, colors: ['red'] });
  expect(typedFilters('Red gown under 20k', understood, nothing)).toEqual([
    { words: 'Under ₦20,000', without: 'red gown' },
    { words: 'Red', without: 'gown under 20k' },
  ]);
});

it('a colour that nothing has is no filter', () => {
  expect(typedFilters('red gown', read('red gown', { colors: ['red'], lacking: ['red'] }), nothing)).toEqual([]);
});

it('a text that is nothing else has nothing to take out', () => {
  expect(typedFilters('red', read('red', { colors: ['red'] }), nothing)).toEqual([]);
  expect(typedFilters('under 20k', read('', under), nothing)).toEqual([]);
});
