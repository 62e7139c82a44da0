import { seedSeller } from '@oja/testing/rows/seed';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeSmallWeb } from '../../testing/small-web.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { DeskData } from './desk-document.ts';

const hostile = `</script><script>alert(1)</script> $& 'co' \u2028 &`;

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ web: await writeSmallWeb() });
});
afterAll(() => shop.close());

/** Somebody who works for a store of that name, and asks as a browser does. */
async function newOwner(storeName: string, slug: string) {
  const { call, fetch, cookies } = shop.visitor();
  const email = `${slug}@example.com`;
  const { user } = await call('register', { body: { name: 'Amaka Obi', email, password: 'a long enough one' } });
  if (!user) throw new Error('Not signed in after registering.');
  const store = await seedSeller(shop.db, { store_name: storeName, slug, owner_id: user.id });
  const get = (path: string) => fetch(path, { redirect: 'manual' });
  return { user, store, get, cookies };
}

const dataIn = (html: string): DeskData => JSON.parse(/id="oja-data">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

it('sends who is not signed in to sign in, and nothing else [DESK-01]', async () => {
  for (const path of ['/desk', '/desk/', '/desk/any-store/orders?tab=new']) {
    const answer = await shop.fetch(path, { redirect: 'manual' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`/#/login?to=${encodeURIComponent(path)}`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toBe('');
  }
  const long = await shop.fetch(`/desk/${'a'.repeat(1200)}`, { redirect: 'manual' });
  expect(long.headers.get('location')).toBe('/#/login?to=%2Fdesk');
});

it('carries what the first page shows, and no name in it can end its element [DESK-06]', async () => {
  const { user, store, get } = await newOwner(hostile, 'hostile');
  const answer = await get('/desk/hostile');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  expect(answer.headers.get('content-security-policy')).toMatch(
    /script-src 'self' 'sha256-[^']+'; style-src 'self' 'sha256-/,
  );
  const html = await answer.text();
  expect(html).not.toContain('<script>alert');
  expect(/id="oja-data">.*?<\/script>/s.exec(html)?.[0]).not.toContain('\u2028');
  expect(dataIn(html)).toMatchObject({
    user: { id: user.id, name: 'Amaka Obi' },
    stores: [{ id: store.id, slug: 'hostile', storeName: hostile, role: 'owner' }],
    slug: 'hostile',
    today: { pulse: { new: 0, toPack: 0, late: 0, onTheWay: 0, newest: null } },
  });
});

it('leads to the store that was used last, or to the first, and reads Today for its page alone [DESK-08]', async () => {
  const { user, get, cookies } = await newOwner('Bola Foods', 'bola-foods');
  const other = await seedSeller(shop.db, { store_name: 'Amaka Cloth', slug: 'amaka-cloth' });
  await shop.db
    .insertInto('seller_members')
    .values({ seller_id: other.id, user_id: user.id, role: 'packer' })
    .execute();
  const placeOf = async (path: string) => {
    const { slug, today } = dataIn(await (await get(path)).text());
    return [slug, today !== null];
  };
  expect(await placeOf('/desk')).toEqual(['amaka-cloth', true]);
  cookies.set('oja_desk', 'bola-foods');
  expect(await placeOf('/desk')).toEqual(['bola-foods', true]);
  expect(await placeOf('/desk/amaka-cloth/orders')).toEqual(['amaka-cloth', false]);
});

it('tells nothing of the desk of others: as of one that does not exist [DESK-10]', async () => {
  await newOwner('Of another', 'of-another');
  const { get } = await newOwner('My own', 'my-own');
  const [others, nobodys] = await Promise.all(['/desk/of-another', '/desk/nobodys'].map((path) => get(path)));
  expect(others?.status).toBe(404);
  expect(nobodys?.status).toBe(404);
  const [one, other] = await Promise.all([others?.text(), nobodys?.text()]);
  expect(one).toBe(other);
  expect(one).not.toContain('Of another');
});

it('is there for an account without a store, which is told so', async () => {
  const { call, fetch } = shop.visitor();
  await call('register', { body: { name: 'Chidi', email: 'chidi@example.com', password: 'a long enough one' } });
  const answer = await fetch('/desk');
  expect(answer.status).toBe(200);
  expect(dataIn(await answer.text())).toMatchObject({ stores: [], slug: null, today: null });
});
