import { describe, expect, it } from 'vitest';
import {
  defaultPriceRange,
  type ListedProduct,
  type ProductSort,
  pageSorts,
  searchSorts,
  sellerSorts,
  sortProducts,
  toggleTag,
} from './listing.ts';
import { kobo } from './money.ts';

const product = (id: string, facts: Partial<ListedProduct>): ListedProduct => ({
  id,
  name: id,
  price: kobo(1000),
  createdAt: '2026-01-01T00:00:00.000Z',
  rating: { average: 0, count: 0 },
  ...facts,
});

const day = (number: number) => `2026-01-0${number}T00:00:00.000Z`;

const products = [
  product('a', {
    name: 'Ẹbun',
    price: kobo(500),
    createdAt: day(1),
    rating: { average: 3, count: 9 },
    unitsSoldRecently: 1,
  }),
  product('b', {
    name: 'fan',
    price: kobo(2000),
    discountPrice: kobo(400),
    createdAt: day(2),
    rating: { average: 4.5, count: 2 },
    unitsSoldRecently: 5,
  }),
  product('c', { name: 'Dish', price: kobo(900), discountPrice: kobo(850), createdAt: day(4), unitsSoldRecently: 1 }),
  product('d', { name: 'adire', price: kobo(600), discountPrice: kobo(900), createdAt: day(3) }),
];

describe('sortProducts', () => {
  const sorted = (sort: ProductSort) =>
    sortProducts(products, sort)
      .map(({ id }) => id)
      .join('');

  it('by popularity looks at units sold lately, then at the number of reviews, then at age [LIST-29]', () => {
    expect(sorted('popularity')).toBe('bacd');
  });

  it('by price compares what is paid, from either end [LIST-32]', () => {
    expect([sorted('price-low'), sorted('price-high')]).toEqual(['badc', 'cdab']);
  });

  it('by discount compares what is saved in percent, nothing without a discount [LIST-33, LIST-34]', () => {
    expect(sorted('discount')).toBe('bcda');
  });

  it('settles the same rating, and the same number sold, by the number of reviews', () => {
    const rated = (id: string, count: number) => product(id, { rating: { average: 4, count }, unitsSoldRecently: 2 });
    for (const sort of ['rating', 'popularity'] as const) {
      const ids = sortProducts([rated('z', 1), rated('a', 9), rated('m', 4)], sort).map(({ id }) => id);
      expect([sort, ...ids]).toEqual([sort, 'a', 'm', 'z']);
    }
  });

  it('by age, rating and name', () => {
    expect([sorted('newest'), sorted('rating'), sorted('name')]).toEqual(['cdba', 'bacd', 'dcab']);
  });

  it('leaves its argument alone and settles every tie by id', () => {
    const twins = [product('x', {}), product('y', {})];
    expect(sortProducts(twins, 'price-low').map(({ id }) => id)).toEqual(['y', 'x']);
    expect(twins.map(({ id }) => id)).toEqual(['x', 'y']);
  });
});

describe('sorts of a page', () => {
  const plain = { options: ['newest', 'price-low', 'price-high', 'discount', 'name'], default: 'newest' };

  it('are newest, prices, discount and name, and newest by default [LIST-30, LIST-31]', () => {
    expect([pageSorts.fashion, pageSorts.electronics, pageSorts['new-arrivals']]).toEqual([plain, plain, plain]);
  });

  it('have popularity on Trending, as the default [LIST-28, LIST-29]', () => {
    expect(pageSorts.trending).toEqual({ options: ['popularity', ...plain.options], default: 'popularity' });
  });

  it('begin with the discount on Flash Sales [FLASH-05]', () => {
    const options = ['discount', 'price-low', 'price-high', 'newest', 'name'];
    expect(pageSorts['flash-sales']).toEqual({ options, default: 'discount' });
  });

  it('are newest, prices and name in a store [STORE-11]', () => {
    expect(pageSorts.store).toEqual({ options: ['newest', 'price-low', 'price-high', 'name'], default: 'newest' });
  });

  it('are all there in a category, newest by default', () => {
    const options = ['newest', 'popularity', 'price-low', 'price-high', 'rating', 'discount', 'name'];
    expect(pageSorts.category).toEqual({ options, default: 'newest' });
  });

  it('of a search begin with how well something matches', () => {
    const options = ['relevance', 'popularity', 'price-low', 'price-high', 'rating', 'newest'];
    expect(searchSorts).toEqual({ options, default: 'relevance' });
  });

  it('of sellers begin with sales [TOP-12, TOP-13]', () => {
    expect(sellerSorts).toEqual({ options: ['sales', 'rating', 'reviews', 'newest', 'name'], default: 'sales' });
  });
});

describe('the panel', () => {
  it('ranges over 0 to ₦100,000, then to the highest price [LIST-24]', () => {
    expect(defaultPriceRange()).toEqual({ min: 0, max: 10_000_000 });
    expect(defaultPriceRange(kobo(12_345))).toEqual({ min: 0, max: 12_345 });
  });

  it('selects a tag and deselects it [LIST-19]', () => {
    expect(toggleTag(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggleTag(['a', 'b'], 'a')).toEqual(['b']);
  });
});
