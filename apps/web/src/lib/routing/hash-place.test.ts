import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rawPlace, splitPlace } from './hash-place.ts';

describe('the place inside the hash', () => {
  it.each([
    ['', '/'],
    ['#', '/'],
    ['#/', '/'],
    ['#/product/1', '/product/1'],
    ['#product/1', '/product/1'],
    ['#/search?q=a%20b', '/search?q=a%20b'],
  ])('%j is %j [SHELL-01]', (hash, place) => {
    expect(rawPlace(hash)).toBe(place);
  });

  it('splits at the first question mark and loses nothing', () => {
    expect(splitPlace('/search?q=what?')).toEqual({ path: '/search', query: 'q=what?' });
    expect(splitPlace('/cart')).toEqual({ path: '/cart', query: '' });
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { path, query } = splitPlace(rawPlace(`#/${text}`));
        expect(path).not.toContain('?');
        expect(`/${text}`).toBe(text.includes('?') ? `${path}?${query}` : path);
      }),
    );
  });
});
