import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentReturnTarget, readPaymentReference, safeReturnPath, tidiedAddress } from './return-address.ts';

describe('safeReturnPath', () => {
  it.each([
    '/',
    '/cart',
    '/product/1?x=1#y',
    '/search?q=a%20b',
    '/category/Ọjà',
    '/search?q=http://x',
    '/a#//x',
    `/${'a'.repeat(1999)}`,
  ])('keeps %s [AUTH-09, CART-11]', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it.each([
    '',
    'cart',
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    '/ok\u0000',
    '/ok\u202e',
    '/.//evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    `/${'a'.repeat(2000)}`,
    undefined,
    null,
    1,
    { toString: () => '/cart' },
  ])('refuses %j [AUTH-09]', (given) => {
    expect(safeReturnPath(given)).toBe('/');
  });

  it('never leaves the site, whatever is put together', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      ':',
      '@',
      '.',
      '..',
      '?',
      '#',
      '\t',
      ' ',
      'evil.example',
      'https',
      'javascript',
      '%2f',
    );
    fc.assert(
      fc.property(fc.string({ unit: piece, maxLength: 8 }), (given) => {
        const url = new URL(safeReturnPath(given), 'https://oja.ng');
        expect(url.origin).toBe('https://oja.ng');
        expect(url.pathname.startsWith('//')).toBe(false);
      }),
    );
  });
});

describe('readPaymentReference', () => {
  it.each([
    ['?reference=oja-123456', '#/', 'oja-123456'],
    ['?trxref=oja-123456', '', 'oja-123456'],
    ['?trxref=oja-111111&reference=oja-222222', '', 'oja-222222'],
    ['', '#/payment/callback?reference=oja-123456', 'oja-123456'],
    ['?a=b', '#/payment/callback?trxref=oja-123456', 'oja-123456'],
    ['?reference=oja-111111', '#/payment/callback?reference=oja-222222', 'oja-111111'],
    ['?reference=<script>', '#/?trxref=oja-123456', 'oja-123456'],
    ['?reference=<script>&reference=oja-123456', '#/', 'oja-123456'],
    ['?a=null&b=oja-123456', '#/', undefined],
    ['?reference=', '#/payment/callback', undefined],
    ['', '', undefined],
  ])('%s %s names %s [PAY-13, SHELL-29]', (search, hash, reference) => {
    expect(readPaymentReference(search, hash)).toBe(reference);
  });
});

describe('paymentReturnTarget', () => {
  it.each([
    ['?reference=oja-123456', '', '/payment/callback?reference=oja-123456'],
    ['?trxref=oja-1&reference=oja-1', '#/', '/payment/callback?trxref=oja-1&reference=oja-1'],
    ['?a=b', '#/cart?reference=oja-1', '/payment/callback?a=b&reference=oja-1'],
    ['?reference=oja-1', '#/payment/callback', undefined],
    ['', '#/payment/callback?reference=oja-1', undefined],
    ['', '#/order-success?trxref=oja-1', undefined],
    ['', '#/payment/callbacks?trxref=oja-1', '/payment/callback?trxref=oja-1'],
    ['?a=b', '#/cart', undefined],
    ['', '', undefined],
  ])('%s %s: %s [SHELL-27, SHELL-28, SHELL-29]', (search, hash, target) => {
    expect(paymentReturnTarget(search, hash)).toBe(target);
  });
});

it.each([
  ['/?reference=x&trxref=y', '/'],
  ['/?a=b&reference=x', '/?a=b'],
  ['/?reference=x#/order-success?trxref=y', '/#/order-success'],
  ['/in/a/folder/?a=b#/payment/callback?c=d&reference=x', '/in/a/folder/?a=b#/payment/callback?c=d'],
  ['/#/search?q=a?b&reference=x', '/#/search?q=a%3Fb'],
  ['/#/cart', '/#/cart'],
  ['/', '/'],
])('%s is tidied to %s [SHELL-29]', (address, tidy) => {
  expect(tidiedAddress(new URL(address, 'https://shop.example'))).toBe(tidy);
});
