import { addressOf } from '@oja/contract/client';
import { describe, expect, it } from 'vitest';
import { firstRequest, pageOfPath } from './first-request.ts';

describe('what the boot script asks for', () => {
  it('is letter for letter what the page will ask for', () => {
    const id = '019a0000-0000-7000-8000-000000000001';
    expect(firstRequest(`/product/${id}`)).toBe(addressOf('product', { params: { id } }));
    expect(firstRequest('/cart')).toBe(addressOf('cart', {}));
    expect(firstRequest('/orders')).toBe(addressOf('orders', { query: {} }));
    expect(firstRequest('/checkout')).toBe(addressOf('checkout', {}));
  });

  it('is nothing where the path does not say it', () => {
    expect(firstRequest('/')).toBeUndefined();
    expect(firstRequest('/product')).toBeUndefined();
    expect(firstRequest('/login')).toBeUndefined();
  });

  it('names the folder of the page', () => {
    expect(pageOfPath('/')).toBe('home');
    expect(pageOfPath('/product/1')).toBe('product');
    expect(pageOfPath('/category/a/b')).toBe('category');
    expect(pageOfPath('/payment/callback')).toBe('payment-callback');
  });
});
