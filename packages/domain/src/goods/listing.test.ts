import { describe, expect, it } from 'vitest';
import { kobo } from '../money/money.ts';
import { defaultPriceRange, pageSorts, searchSorts, sellerSorts, toggleTag } from './listing.ts';

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
