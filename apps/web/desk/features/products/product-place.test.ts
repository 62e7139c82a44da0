import { describe, expect, it } from 'vitest';
import { isNarrowed, type ProductPlace, productPlaceOf, productQuery } from './product-place.ts';

const all: ProductPlace = { tab: 'on-sale', q: '', sort: 'newest', only: '', category: '' };
const category = '0190f1a2-7b6c-7def-8123-456789abcdef';

describe('the place of a list of products', () => {
  it.each([
    ['', all],
    ['?tab=drafts', { ...all, tab: 'drafts' }],
    ['?tab=sold-out&q=ankara&sort=name', { ...all, tab: 'sold-out', q: 'ankara', sort: 'name' }],
    [`?only=not-sold&category=${category}`, { ...all, only: 'not-sold', category }],
  ] as [string, ProductPlace][])('is read from %j and written back', (query, place) => {
    expect(productPlaceOf(new URLSearchParams(query), true)).toEqual(place);
    expect(productQuery(place)).toBe(query);
  });

  it('is never one that the shop would refuse', () => {
    const odd = {
      tab: 'nowhere',
      q: ` ${'a'.repeat(300)} `,
      sort: 'toString',
      only: 'constructor',
      category: 'fabric',
    };
    expect(productPlaceOf(new URLSearchParams(odd), true)).toEqual({ ...all, q: 'a'.repeat(100) });
  });

  it('is narrowed by a search and by filters; among drafts, which have none, by a search alone', () => {
    expect(
      [all, { ...all, q: 'gele' }, { ...all, only: 'low' as const }, { ...all, category }].map(isNarrowed),
    ).toEqual([false, true, true, true]);
    const drafts = { ...all, tab: 'drafts' as const, only: 'low' as const, category };
    expect([drafts, { ...drafts, q: 'gele' }].map(isNarrowed)).toEqual([false, true]);
  });

  it('leads who writes no products to no drafts', () => {
    expect(productPlaceOf(new URLSearchParams('tab=drafts'), false).tab).toBe('on-sale');
  });
});
