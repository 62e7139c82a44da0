import { pageSorts } from '@oja/domain/goods/listing';
import { kobo } from '@oja/domain/money/money';
import { describe, expect, it } from 'vitest';
import { countFilters, noFilters } from '../filters/filters-state.ts';
import { listingParams, listingQuery, parseListing } from './listing-state.ts';

const sorts = pageSorts.trending;
const parse = (query: string) => parseListing(new URLSearchParams(query), sorts);
const untouched = parse('');

describe('what is chosen on a listing page', () => {
  it('is nothing at first [LIST-29]', () => {
    expect(untouched).toEqual({ ...noFilters, sort: 'popularity', view: 'grid' });
    expect(countFilters(untouched)).toBe(0);
    expect(listingParams(untouched, sorts)).toEqual({});
    expect(listingQuery({ collection: 'trending' }, untouched, sorts)).toEqual({ collection: 'trending' });
  });

  it('is read back from the address it wrote', () => {
    const state = {
      ...noFilters,
      sort: 'price-low' as const,
      tags: ['adire', 'owambe'],
      categories: ['home-kitchen'],
      brands: ['kasuwa'],
      sizes: ['uk 8'],
      states: ['cross river'],
      colors: ['wine red'],
      rating: 4 as const,
      discount: 25 as const,
      inStock: true,
      min: kobo(150_050),
      max: kobo(2_000_000),
      view: 'list' as const,
    };
    const query = new URLSearchParams(listingParams(state, sorts));
    expect(parseListing(query, sorts)).toEqual(state);
    expect(query.get('min')).toBe('1500.5');
    expect(query.get('stock')).toBe('in');
    expect(countFilters(state)).toBe(11);
  });

  it('asks the server for any of the tags, both ends of the range and the sort [LIST-20, LIST-22]', () => {
    const state = parse('tags=a,b&min=0&max=500&sort=name&rating=3&discount=10&stock=in');
    expect(listingQuery({ category: 'fashion' }, state, sorts)).toEqual({
      category: 'fashion',
      tags: 'a,b',
      minPrice: 0,
      maxPrice: 50_000,
      rating: 3,
      discount: 10,
      inStock: true,
      sort: 'name',
    });
  });

  it('is a value in the form of the facets, however an address writes it', () => {
    const state = parse(`brands=Kásúwá,kasuwa&categories=${encodeURIComponent('Home & Kitchen')}&states= Cross  River`);
    expect(state).toMatchObject({ brands: ['kasuwa'], categories: ['home-kitchen'], states: ['cross river'] });
  });

  it('is no more than the shop takes at once, whatever the address says [LIST-20]', () => {
    const many = Array.from({ length: 60 }, (_, n) => `t${n}`);
    expect(parse(`tags=${many.join(',')}`).tags).toEqual(many.slice(0, 50));
    const long = ['a'.repeat(400), 'b'.repeat(300), 'c'.repeat(100)];
    expect(parse(`brands=${long.join(',')}`).brands).toEqual([long[0], long[2]]);
    expect(parse('tags=a,b%00,c').tags).toEqual(['a', 'c']);
  });

  it.each([
    'sort=best',
    'sort=relevance',
    'min=-5',
    'max=lots',
    'max=1e9',
    'view=tiles',
    'tags=',
    'tags=,,',
    'rating=5',
    'discount=12',
    'stock=out',
  ])('ignores %s', (query) => {
    expect(parse(query)).toEqual(untouched);
  });
});
