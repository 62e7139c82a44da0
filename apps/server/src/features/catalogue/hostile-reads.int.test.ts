import { seedProduct } from '@oja/testing/rows/seed';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ seed: (db) => seedProduct(db, { name: 'Lamp', stock: 4 }) });
});
afterAll(() => shop.close());

const id = '019a0000-0000-7000-8000-000000000000';
const long = 'x'.repeat(5000);

describe('what an address may say', () => {
  it.each([
    '/api/products?limit=101',
    '/api/products?limit=0',
    '/api/products?limit=-1',
    '/api/products?limit=1.5',
    '/api/products?limit=NaN',
    '/api/products?limit=1e9',
    '/api/products?limit=99999999999999999999999',
    '/api/products?limit=',
    '/api/products?minPrice=NaN',
    '/api/products?minPrice=-1',
    '/api/products?maxPrice=Infinity',
    '/api/products?maxPrice=9007199254740992',
    '/api/products?minPrice=0.5',
    '/api/products?sort=best',
    '/api/products?sort[]=name',
    '/api/products?collection=everything',
    '/api/products?seller=1',
    '/api/products?cursor=!',
    `/api/products?cursor=${'a'.repeat(301)}`,
    `/api/products?cursor=${Buffer.from('newest 00000000-0000-0000-0000-00000000000g').toString('base64url')}`,
    '/api/products?q=a&q=b',
    '/api/products?category=a&category=b',
    '/api/products?unknown=1',
    '/api/products?__proto__=1',
    '/api/products?constructor=1',
    `/api/products?q=${long}`,
    `/api/products?category=${'x'.repeat(101)}`,
    '/api/products?category=a%00b',
    '/api/products?tags=a%00b',
    '/api/products?categories=a%00b',
    '/api/products?q=a%00b',
    '/api/search',
    '/api/search?q=a%00',
    '/api/search?q=a&q=b',
    '/api/search?query=a',
    `/api/search?q=${long}`,
    '/api/suggestions',
    `/api/suggestions?q=${long}`,
    '/api/sellers?sort=best',
    '/api/sellers?businessType=other',
    '/api/sellers?limit=1',
    '/api/sellers?state=Atlantis',
    '/api/sellers?state=Lagos&state=Kano',
    '/api/stores?state=Lagos',
    '/api/home?x=1',
    '/api/categories?limit=1',
    `/api/products/${id}?x`,
    '/api/me?x=1',
    '/api/health?x=1',
    '/api/stores/a%00b',
    `/api/stores/${'a'.repeat(101)}`,
    `/api/products/${id}/reviews?cursor=%27`,
    '/api/products/%E0%A4%A',
  ])('is refused with a code and a text when it is nonsense: I10, I13 (%s)', async (target) => {
    const response = await shop.fetch(target);
    const { error } = (await response.json()) as { error: { code: string; message: string; requestId: string } };
    expect([response.status, error.code]).toEqual([400, 'bad_request']);
    expect(error.message).toMatch(/^The request is not valid: .+/);
    expect(error.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    "'",
    '"',
    "' or 1=1; --",
    '%',
    '_',
    '\\',
    '\\\\%',
    '$1',
    '🧺',
    '👩🏾‍🍳',
    '\u202e',
    '\uffff',
    '..',
    '.*',
    '(?:a+)+$',
    'null',
    '{}',
    'ß'.repeat(200),
    '%'.repeat(200),
    '🎉'.repeat(200),
  ])('is only text: %s', async (text) => {
    const q = encodeURIComponent(text);
    const listing = text.length > 100 ? [] : [`/api/products?tags=${q}`, `/api/products?categories=${q}`];
    for (const target of [
      `/api/search?q=${q}`,
      `/api/suggestions?q=${q}`,
      `/api/products?q=${q}&sort=relevance`,
      ...listing,
    ]) {
      expect((await shop.fetch(target)).status, target).toBe(200);
    }
    if (text.length <= 100) expect((await shop.fetch(`/api/products?category=${q}`)).status).toBe(404);
  });

  it('has nothing between a lowest price and a lower highest one: I10', async () => {
    for (const range of ['minPrice=500000&maxPrice=1', 'minPrice=9007199254740991', 'maxPrice=0']) {
      const answer = await shop.fetch(`/api/products?${range}`);
      expect([answer.status, ((await answer.json()) as { items: unknown[] }).items]).toEqual([200, []]);
    }
  });

  it('takes a price up to the largest there is, and a cursor whose product is gone', async () => {
    expect((await shop.fetch('/api/products?maxPrice=9007199254740991')).status).toBe(200);
    const place = Buffer.from(`newest ${id}`).toString('base64url');
    const gone = await shop.fetch(`/api/products?cursor=${place}`);
    expect([gone.status, ((await gone.json()) as { error: { code: string } }).error.code]).toEqual([
      400,
      'bad_request',
    ]);
  });

  it('answers a range of prices that holds none with an empty list [LIST-22]', async () => {
    const query = { minPrice: 9_007_199_254_740_991, maxPrice: 0 } as never;
    const listing = await shop.call('products', { query });
    expect([listing.items, listing.total, listing.nextCursor]).toEqual([[], 0, null]);
    expect(listing.facets.highestPrice).toBeGreaterThan(0);
  });

  it('answers other methods with what is allowed', async () => {
    const headers = { 'content-type': 'application/json', 'x-requested-with': 'app' };
    const response = await shop.fetch('/api/products', { method: 'POST', headers, body: '{}' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET']);
  });
});

describe('prepared answers', () => {
  const address = '/api/products?limit=1';

  it('are the same bytes for a second, then what is true by then', async () => {
    const stock = async () =>
      ((await (await shop.fetch(address)).json()) as { items: { stock: number }[] }).items[0]?.stock;
    expect(await stock()).toBe(4);
    await shop.db.updateTable('stock_items').set({ held: 3 }).execute();
    const changedAt = performance.now();
    const answers: { asked: number; stock: number | undefined }[] = [];
    // What is asked 1000 ms later is made anew, however long the asking takes.
    const askOn = async () => {
      const asked = performance.now() - changedAt;
      answers.push({ asked, stock: await stock() });
      return asked;
    };
    await expect.poll(askOn, { interval: 50, timeout: 20_000 }).toBeGreaterThan(1500);
    expect(answers.filter(({ asked }) => asked > 1000).map((answer) => answer.stock)).not.toContain(4);
    expect(answers.at(-1)?.stock).toBe(1);
  });

  it('are revalidated by their ETag', async () => {
    const first = await shop.fetch(address);
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const again = await shop.fetch(address, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await shop.fetch(address, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it.each(['/api/home/', '/api/home?', '/api/home?&', '/api/home?&&'])(
    'are kept once: %s is no other',
    async (target) => {
      const answer = await shop.fetch(target);
      expect(answer.status).toBe(200);
      const etag = async (address: string) => (await shop.fetch(address)).headers.get('etag');
      // Another would have three other categories.
      await expect.poll(async () => (await etag('/api/home')) === (await etag(target))).toBe(true);
    },
  );

  it('are never made of a refusal', async () => {
    const target = '/api/stores/late-store';
    expect((await shop.fetch(target)).status).toBe(404);
    await shop.db.updateTable('sellers').set({ slug: 'late-store' }).execute();
    expect((await shop.fetch(target)).status).toBe(200);
  });

  it('have no body for HEAD, but its length', async () => {
    const head = await shop.fetch(address, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(100);
  });

  it('end with the server: a kept connection gets no more of them', async () => {
    const own = await createTestApp();
    expect((await own.fetch('/api/categories')).status).toBe(200);
    await own.close();
    await expect(own.fetch('/api/categories')).rejects.toThrow();
  });
});
