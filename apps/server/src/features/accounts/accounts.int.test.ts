import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

it('registers, knows who is there, signs out and in again [AUTH-01, AUTH-22, AUTH-27]', async () => {
  const ada = shop.visitor();
  const body = { name: ' Ada Obi ', email: ' Ada@Oja.Test ', password: 'sixsix' };
  const registered = await ada.call('register', { body });
  expect(registered).toMatchObject({ user: { name: 'Ada Obi', email: 'ada@oja.test', isSeller: false }, cartLines: 0 });
  expect(await ada.call('me', {})).toEqual(registered);
  await ada.call('signOut', {});
  expect(await ada.call('me', {})).toEqual({ user: null, cartLines: 0 });
  const again = await ada.call('signIn', { body: { email: 'ADA@oja.test', password: 'sixsix', remember: true } });
  expect(again).toEqual(registered);
});
