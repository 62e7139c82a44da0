import { expect, it } from 'vitest';
import { pathBelow } from './path-below.ts';

it.each([
  ['/sandbox/paystack/checkout/a?b=/c', '/checkout/a?b=/c'],
  ['/sandbox/paystack/', '/'],
  ['/sandbox/paystack', '/'],
  ['/sandbox/paystack?a=1', '/?a=1'],
  ['/sandbox/paystack//other.example/x', '//other.example/x'],
  ['/sandbox/paystack@other.example/x', null],
  ['/sandbox/paystac%6b/x', null],
  ['/%73andbox/payst@other.example/x', null],
  ['http://aaaaaaaaaa@other.example/sandbox/paystack/../../x', null],
  ['*', null],
])('%s asks for %s: I4', (target, path) => {
  expect(pathBelow('/sandbox/paystack', target)).toBe(path);
});
