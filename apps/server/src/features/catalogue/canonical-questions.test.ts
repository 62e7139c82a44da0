import type { ProductQuery } from '@oja/contract/catalogue';
import { endpoints } from '@oja/contract/endpoints';
import type { ReviewQuery } from '@oja/contract/reviews';
import { describe, expect, it } from 'vitest';
import { preparedKey } from '../../http/prepared/prepared-key.ts';
import { canonicalListing, canonicalReviews, canonicalSearch, canonicalText } from './canonical-questions.ts';

const id = '019a0000-0000-7000-8000-00000000000a';
const canonical = (query: object) => canonicalListing(query as ProductQuery);
const listing = (query: object) => preparedKey('products', canonical(query));

describe('equal questions have one key', () => {
  it.each([
    ['nothing, and every default', {}, { limit: 24, sort: 'newest', minPrice: 0, q: ' ', tags: ' ,', categories: '' }],
    ['the order of fields', { q: 'lamp', limit: 5 }, { limit: 5, q: 'lamp' }],
    ['case and marks of a text', { q: 'adire' }, { q: '  ÀDÌRẸ ' }],
    ['case and marks of a text, taken apart', { q: 'adire' }, { q: 'a\u0300di\u0300re\u0323' }],
    ['name and slug of a category', { category: 'adire-sons' }, { category: 'Adìrẹ & Sons' }],
    ['order, number and blanks of tags', { tags: 'b,a' }, { tags: ' a,, b ,a,' }],
    ['order, case and number of categories', { categories: 'home,shoes' }, { categories: 'Shoes, HOME, shoes' }],
    ['categories that name nothing', { categories: '!!' }, { categories: '??,##' }],
    ['an id in capitals', { seller: id }, { seller: id.toUpperCase() }],
    ['the sort of a collection', { collection: 'trending' }, { collection: 'trending', sort: 'popularity' }],
    ['relevance of no text', {}, { sort: 'relevance' }],
  ])('%s', (_, one, other) => {
    expect(listing(one)).toBe(listing(other));
    expect(canonical(canonical(other))).toEqual(canonical(other));
  });

  it('in a search as in a listing', () => {
    const key = (query: object) => preparedKey('search', canonicalSearch(query as never));
    expect(key({ q: 'Lamp', sort: 'relevance', minPrice: 0 })).toBe(key({ q: ' lamp' }));
    expect(key({ q: 'lamp', sort: 'newest' })).not.toBe(key({ q: 'lamp' }));
    expect(canonicalText(' \u0301 ')).toBe('');
  });
});

it('in reviews of one number of stars, whatever their order; and of another order it is another question', () => {
  const key = (query: ReviewQuery) => preparedKey('productReviews', { params: { id }, query: canonicalReviews(query) });
  expect(key({})).toBe(key({ sort: 'newest' }));
  expect(key({ stars: 4 })).toBe(key({ stars: 4, sort: 'lowest' }));
  const different: ReviewQuery[] = [
    {},
    { sort: 'lowest' },
    { sort: 'highest' },
    { stars: 4 },
    { stars: 5 },
    { cursor: 'x' },
  ];
  expect(new Set(different.map(key)).size).toBe(different.length);
});

describe('different questions have different keys', () => {
  const different: Record<string, object[]> = {
    category: [{ category: 'a' }, { category: 'b' }],
    subcategory: [{ category: 'a', subcategory: 'b' }],
    seller: [{ seller: id }],
    q: [{ q: 'lamp' }, { q: 'lamps' }, { q: 'Öl' }, { q: '油' }, { q: '50%' }],
    collection: [{ collection: 'trending' }, { collection: 'flash-sales' }],
    categories: [{ categories: 'a' }, { categories: 'a,b' }, { categories: '!' }],
    brands: [{ brands: 'kasuwa' }, { brands: 'ohun' }, { brands: 'kasuwa,ohun' }],
    colors: [{ colors: 'red' }, { colors: 'sky blue' }],
    sizes: [{ sizes: '42' }, { sizes: 'xl' }],
    states: [{ states: 'kano' }, { states: 'lagos' }],
    tags: [{ tags: 'a' }, { tags: 'b' }, { tags: 'a,b' }],
    rating: [{ rating: 4 }, { rating: 3 }],
    discount: [{ discount: 10 }, { discount: 25 }],
    inStock: [{ inStock: true }],
    minPrice: [{ minPrice: 1 }],
    maxPrice: [{ maxPrice: 0 }, { maxPrice: 1 }],
    sort: [{ sort: 'name' }, { q: 'lamp', sort: 'relevance' }],
    cursor: [{ cursor: `newest_${id}` }],
    limit: [{ limit: 1 }],
  };

  it('for each field of a listing', () => {
    expect(Object.keys(different)).toEqual(Object.keys(endpoints.products.query.properties));
    const keys = [{}, ...Object.values(different).flat()].map(listing);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('for each subject', () => {
    expect(preparedKey('sellers', {})).not.toBe(preparedKey('categories', {}));
    expect(preparedKey('product', { params: { id } })).not.toBe(preparedKey('product', { query: { id } }));
  });
});
