import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PathName, pages } from './pages.ts';
import { href, matchPath, pathOf } from './paths.ts';

const segment = fc.string({ minLength: 1, unit: 'grapheme' });

describe('paths', () => {
  it('finds back every parameter that an address was made with [SHELL-09]', () => {
    fc.assert(
      fc.property(segment, segment, (category, subcategory) => {
        const path = pathOf('subcategory', { category, subcategory });
        expect(matchPath(path)).toEqual({ name: 'subcategory', params: { category, subcategory } });
      }),
    );
  });

  it('decodes once, so a literal percent sign survives', () => {
    expect(href('category', { category: '100% cotton & more' })).toBe('#/category/100%25%20cotton%20%26%20more');
    expect(matchPath('/category/100%25%20cotton%20%26%20more')?.params).toEqual({ category: '100% cotton & more' });
    expect(matchPath('/category/Home%2520')?.params).toEqual({ category: 'Home%20' });
  });

  it('takes a malformed address as it stands and never throws', () => {
    expect(matchPath('/product/%E0%A4%A')?.params).toEqual({ id: '%E0%A4%A' });
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void matchPath(text)));
  });

  it('knows each path of the table, and no other [SHELL-23]', () => {
    for (const name of Object.keys(pages) as PathName[]) {
      expect(matchPath(pages[name].path.replace(/:\w+/g, 'x'))?.name).toBe(name);
    }
    for (const other of ['/nothing', '/product/1/2', '/category/a/b/c', '/payment']) {
      expect(matchPath(other)).toBeNull();
    }
  });

  it('writes the query inside the hash [SHELL-22]', () => {
    expect(href('search', undefined, { q: 'rice & beans' })).toBe('#/search?q=rice+%26+beans');
  });
});
