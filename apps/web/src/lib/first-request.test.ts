import { addressOf } from '@oja/contract/client';
import { routes } from '@oja/contract/routes';
import { describe, expect, it } from 'vitest';
import { firstRequest, pageOfPath } from './first-request.ts';

describe('what the boot script asks for', () => {
  it('is letter for letter what the page will ask for', () => {
    const id = '019a0000-0000-7000-8000-000000000001';
    expect(firstRequest(`/product/${id}`)).toBe(addressOf(routes, 'product', { params: { id } }));
    expect(firstRequest('/cart')).toBe(addressOf(routes, 'cart', {}));
    expect(firstRequest('/orders')).toBe(addressOf(routes, 'orders', { query: {} }));
    expect(firstRequest('/checkout')).toBe(addressOf(routes, 'checkout', {}));
    expect(firstRequest('/categories', 'category=books')).toBe(addressOf(routes, 'categories', {}));
    expect(firstRequest('/store/iya-oloja')).toBe(
      addressOf(routes, 'store', { params: { slug: 'iya-oloja' }, query: {} }),
    );
    expect(firstRequest('/top-sellers')).toBe(addressOf(routes, 'sellers', { query: {} }));
    expect(firstRequest('/trending')).toBe(addressOf(routes, 'products', { query: { collection: 'trending' } }));
    expect(firstRequest('/fashion')).toBe(addressOf(routes, 'products', { query: { category: 'fashion' } }));
    const category = 'Home & Kitchen';
    expect(firstRequest('/category/Home%20%26%20Kitchen')).toBe(addressOf(routes, 'products', { query: { category } }));
    expect(firstRequest('/category/Home%20%26%20Kitchen/Pots')).toBe(
      addressOf(routes, 'products', { query: { category, subcategory: 'Pots' } }),
    );
    expect(firstRequest('/help', 'question=x')).toBe(addressOf(routes, 'help', {}));
    expect(firstRequest('/blog')).toBe(addressOf(routes, 'articles', {}));
    expect(firstRequest('/blog/a-b')).toBe(addressOf(routes, 'article', { params: { slug: 'a-b' } }));
    expect(firstRequest('/terms', 'part=x')).toBe(addressOf(routes, 'writtenPage', { params: { slug: 'terms' } }));
    expect(firstRequest('/search', 'q=ankara+gown')).toBe(addressOf(routes, 'search', { query: { q: 'ankara gown' } }));
  });

  it('is nothing where the path does not say it', () => {
    expect(firstRequest('/')).toBeUndefined();
    expect(firstRequest('/product')).toBeUndefined();
    expect(firstRequest('/login')).toBeUndefined();
    expect(firstRequest('/trending', 'sort=name')).toBeUndefined();
    expect(firstRequest('/category/100%')).toBeUndefined();
    expect(firstRequest('/search')).toBeUndefined();
    expect(firstRequest('/search', 'q=ankara&sort=newest')).toBeUndefined();
  });

  it('names the folder of the page', () => {
    expect(pageOfPath('/')).toBe('home');
    expect(pageOfPath('/product/1')).toBe('product');
    expect(pageOfPath('/category/a')).toBe('category');
    expect(pageOfPath('/category/a/b')).toBe('subcategory');
    expect(pageOfPath('/blog')).toBe('blog');
    expect(pageOfPath('/blog/a')).toBe('article');
    for (const path of ['/shipping', '/return-policy', '/about', '/careers', '/terms', '/privacy']) {
      expect(pageOfPath(path)).toBe('written');
    }
    expect(pageOfPath('/payment/callback')).toBe('payment-callback');
  });
});
