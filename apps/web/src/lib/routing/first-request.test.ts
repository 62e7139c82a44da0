import { addressOf } from '@oja/contract/client';
import { routes } from '@oja/contract/routes';
import { describe, expect, it } from 'vitest';
import { firstRequest } from './first-request.ts';
import { pages } from './pages.ts';
import { matchPath } from './paths.ts';

/** What the boot script asks for at an address within the app. */
function askedAt(path: string, query?: string): string | undefined {
  const match = matchPath(path);
  return match ? firstRequest(routes, pages[match.name], path, query) : undefined;
}

describe('the first request of a page', () => {
  it('has its parameters from the path, decoded once and encoded as every call', () => {
    expect(askedAt('/product/a%2Fb')).toBe('/api/products/a%2Fb');
    expect(askedAt('/store/iya-oloja')).toBe('/api/stores/iya-oloja');
    expect(askedAt('/blog/a-b')).toBe('/api/articles/a-b');
    expect(askedAt('/category/Home%20%26%20Kitchen/Pots')).toBe(
      addressOf(routes, 'products', { query: { category: 'Home & Kitchen', subcategory: 'Pots' } }),
    );
    expect(askedAt('/return-policy')).toBe('/api/pages/return-policy');
    expect(askedAt('/category/100%')).toBe('/api/products?category=100%25');
  });

  it('has the text that is searched for from the query', () => {
    expect(askedAt('/search', 'q=ankara+gown')).toBe('/api/search?q=ankara+gown');
    expect(askedAt('/search', 'q=%20')).toBeUndefined();
    expect(askedAt('/search')).toBeUndefined();
  });

  it('is left to the page when something was chosen that narrows it', () => {
    expect(askedAt('/trending')).toBe('/api/products?collection=trending');
    expect(askedAt('/trending', 'sort=name')).toBeUndefined();
    expect(askedAt('/category/fashion', 'q=rice')).toBeUndefined();
    expect(askedAt('/search', 'q=ankara&sort=newest')).toBeUndefined();
    expect(askedAt('/store/iya-oloja', 'tab=about')).toBe('/api/stores/iya-oloja');
  });

  it('is nothing where the table tells of none, or the address is unknown', () => {
    for (const path of ['/', '/product', '/login', '/no/such/page']) expect(askedAt(path)).toBeUndefined();
  });
});
