import { describe, expect, it } from 'vitest';
import { matchCategory, matchRank, matchSuggestion, rankMatches } from './search.ts';

const product = {
  name: 'Adìrẹ Kaftan',
  description: 'Hand-dyed cotton',
  category: 'Fashion',
  sku: 'ADK-001',
  tags: ['ankara', 'Owambe party'],
};

describe('matchRank', () => {
  const others = [product.description, product.category, product.sku, ...product.tags];

  it.each([
    ['adire', 'name starts'],
    ['ADÌRẸ', 'name starts'],
    ['kaftan', 'word starts'],
    ['aftan', 'name contains'],
    ['re ka', 'name contains'],
    ['  kaftan ', 'word starts'],
    ['e', 'name contains'],
    ['dyed', 'other field'],
    ['fash', 'other field'],
    ['k-00', 'other field'],
    ['OWAMBE', 'other field'],
    ['kaftans', undefined],
    ['cotton fashion', undefined],
    ['', undefined],
    ['   ', undefined],
  ])('%s: %s [SRCH-15]', (query, rank) => {
    expect(matchRank(product.name, others, query)).toBe(rank);
  });
});

it('a category matches by name or description [SRCH-19]', () => {
  const category = { name: 'Electronics', description: 'Phones and power banks' };
  expect(['electro', 'tronics', 'POWER', 'shoes'].map((query) => matchCategory(category, query))).toEqual([
    'name starts',
    'name contains',
    'other field',
    undefined,
  ]);
});

it('a suggestion matches by name or SKU only [SRCH-06]', () => {
  expect(matchSuggestion(product.name, 'adk', product.sku)).toBe('other field');
  expect(matchSuggestion(product.name, 'kaf', product.sku)).toBe('word starts');
  expect(matchSuggestion(product.name, 'dyed', product.sku)).toBeUndefined();
  expect(matchSuggestion('Electronics', 'adk')).toBeUndefined();
});

it('puts names that start with the query first, then names that contain it, then the rest, each by name [SRCH-15]', () => {
  const stores = [
    { storeName: 'Zeta', description: 'all for lagos' },
    { storeName: 'Best of Lagos', description: '' },
    { storeName: 'Lagos Shoes', description: '' },
    { storeName: 'Abuja', description: 'from LAGOS' },
    { storeName: 'Lágos Bags', description: '' },
    { storeName: 'Kano', description: '' },
  ];
  const found = rankMatches(
    stores,
    ({ storeName, description }) => matchRank(storeName, [description], 'lagos'),
    (store) => store.storeName,
  );
  expect(found.map((store) => store.storeName)).toEqual([
    'Lágos Bags',
    'Lagos Shoes',
    'Best of Lagos',
    'Abuja',
    'Zeta',
  ]);
});

it('among names that contain the query, puts the start of a word before its middle, and there what is also called so [C-28]', () => {
  const names = ['Alto saxophone', 'Smartphone', 'Big-phone stand', 'Phone case', 'Megaphone (phone-sized)'];
  const found = rankMatches(
    names,
    (name) => matchRank(name, name === 'Smartphone' ? ['Phones & Accessories'] : ['Music'], 'phone'),
    (name) => name,
  );
  expect(found).toEqual(['Phone case', 'Big-phone stand', 'Megaphone (phone-sized)', 'Smartphone', 'Alto saxophone']);
});
