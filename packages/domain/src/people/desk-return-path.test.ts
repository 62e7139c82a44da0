import { describe, expect, it } from 'vitest';
import { deskReturnPath } from './desk-return-path.ts';

describe('deskReturnPath', () => {
  it.each(['/desk', '/desk/', '/desk?x=1', '/desk/amakas-cloth/orders?tab=new', '/desk/%E1%BB%8D'])(
    'keeps %s',
    (path) => {
      expect(deskReturnPath(path)).toBe(path);
    },
  );

  it.each([
    '/',
    '/cart',
    '/desktop',
    '/cart/desk',
    '/Desk',
    '/desk/../api/me',
    '/desk/%2E%2e/x',
    '/desk/.%2e/x',
    '/desk//evil.example',
    '/desk\\evil.example',
    '//evil.example/desk',
    'https://evil.example/desk',
    '/desk\t/x',
    `/desk/${'a'.repeat(2000)}`,
    undefined,
    null,
    ['/desk'],
  ])('refuses %j [DESK-03]', (given) => {
    expect(deskReturnPath(given)).toBeUndefined();
  });
});
