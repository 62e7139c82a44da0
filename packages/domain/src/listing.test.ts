import { describe, expect, it } from 'vitest';
import {
  clearedListing,
  defaultPriceRange,
  hasBusinessType,
  type ListedProduct,
  type ListedSeller,
  type ProductSort,
  pageSorts,
  passesFilter,
  type SellerSort,
  sellerSorts,
  sortProducts,
  sortSellers,
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
  it.each<[ProductSort, string]>([
    ['newest', 'cdba'],
    ['popularity', 'bacd'],
    ['price-low', 'badc'],
    ['price-high', 'cdab'],
    ['rating', 'bacd'],
    ['discount', 'bcda'],
    ['name', 'dcab'],
  ])('%s gives %s [LIST-28, LIST-30, LIST-32, LIST-33, LIST-34, FLASH-05, STORE-11]', (sort, order) => {
    expect(
      sortProducts(products, sort)
        .map(({ id }) => id)
        .join(''),
    ).toBe(order);
  });

  it('leaves its argument alone and settles every tie by id', () => {
    const twins = [product('x', {}), product('y', {})];
    expect(sortProducts(twins, 'price-low').map(({ id }) => id)).toEqual(['y', 'x']);
    expect(twins.map(({ id }) => id)).toEqual(['x', 'y']);
  });
});

describe('sorts of a page', () => {
  it('has the specified options and defaults [LIST-28, LIST-29, LIST-30, LIST-31, FLASH-05, STORE-11, TOP-12, TOP-13]', () => {
    const plain = { options: ['newest', 'price-low', 'price-high', 'discount', 'name'], default: 'newest' };
    expect(pageSorts.trending).toEqual({ options: ['popularity', ...plain.options], default: 'popularity' });
    expect([pageSorts.fashion, pageSorts.electronics, pageSorts['new-arrivals']]).toEqual([plain, plain, plain]);
    expect(pageSorts['flash-sales']).toMatchObject({ default: 'discount' });
    expect(pageSorts['flash-sales'].options).toEqual(['discount', 'price-low', 'price-high', 'newest', 'name']);
    expect(pageSorts.store).toEqual({ options: ['newest', 'price-low', 'price-high', 'name'], default: 'newest' });
    expect(sellerSorts).toEqual({ options: ['sales', 'rating', 'reviews', 'newest', 'name'], default: 'sales' });
  });
});

const seller = (id: string, totalSales: number, averageRating: number, totalReviews: number): ListedSeller => ({
  id,
  storeName: id.toUpperCase(),
  totalSales,
  averageRating,
  totalReviews,
});

describe('sellers', () => {
  const sellers = [seller('p', 5, 4.5, 10), seller('q', 9, 0, 0), seller('r', 5, 4.5, 20), seller('s', 5, 4.9, 1)];

  it.each<[SellerSort, string]>([
    ['sales', 'qsrp'],
    ['rating', 'srpq'],
    ['reviews', 'rpsq'],
    ['newest', 'srqp'],
    ['name', 'pqrs'],
  ])('%s gives %s [TOP-12, READ-11]', (sort, order) => {
    expect(
      sortSellers(sellers, sort)
        .map(({ id }) => id)
        .join(''),
    ).toBe(order);
  });

  it('can be kept by business type [TOP-11]', () => {
    const one = { businessType: 'business' };
    expect([undefined, 'business', 'individual'].map((type) => hasBusinessType(one, type))).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('passesFilter', () => {
  const filter = { priceRange: { min: kobo(500), max: kobo(1000) }, tags: [], categories: [] };
  const offered = { price: kobo(700), discountPrice: kobo(100), tags: ['new', 'red'], category: 'Fashion' };

  it.each([
    [500, true],
    [499, false],
    [1000, true],
    [1001, false],
  ])('price %s within 500 to 1000: %s, whatever the discount [LIST-22, LIST-23, FLASH-04]', (price, passes) => {
    expect(passesFilter({ ...offered, price: kobo(price) }, filter)).toBe(passes);
  });

  it.each([
    [[], true],
    [['red'], true],
    [['blue', 'new'], true],
    [['blue'], false],
  ])('tags %j: %s [LIST-20]', (tags, passes) => {
    expect(passesFilter(offered, { ...filter, tags })).toBe(passes);
  });

  it.each([
    [[], true],
    [['Fashion', 'Home'], true],
    [['Home'], false],
  ])('categories %j: %s [LIST-21, FLASH-03]', (categories, passes) => {
    expect(passesFilter(offered, { ...filter, categories })).toBe(passes);
  });

  it('finds no tag on a product without tags', () => {
    expect(passesFilter({ price: kobo(700), category: 'Home' }, { ...filter, tags: ['red'] })).toBe(false);
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

  it("clears tags, categories, sort and range, up to the page's highest price [LIST-25, LIST-26, LIST-27]", () => {
    expect(clearedListing('trending', kobo(777))).toEqual({
      priceRange: { min: 0, max: 777 },
      tags: [],
      categories: [],
      sort: 'popularity',
    });
  });
});
