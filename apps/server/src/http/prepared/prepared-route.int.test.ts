import { endpoints } from '@oja/contract/endpoints';
import { type RouteName, routeOf, routes } from '@oja/contract/routes';
import { newVisitor } from '@oja/testing/people/visitor';
import { seedProduct } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonicalText } from '../../features/catalogue/canonical-questions.ts';
import { writeSmallWeb } from '../../testing/small-web.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let id: string;
/** Of a product that nobody has asked for yet: what is kept of another is sent to everybody. */
let unasked: string;
beforeAll(async () => {
  const web = await writeSmallWeb();
  shop = await createTestApp({
    web,
    env: { LIMIT_REQUESTS: '1', LIMIT_READS_PER_ADDRESS: '20', TRUST_PROXY: '1' },
    seed: async (db) => {
      const lamp = await seedProduct(db, { name: 'Adìrẹ lamp', tags: ['blue'] });
      const { seller_id, category_id } = lamp;
      id = lamp.id;
      unasked = (await seedProduct(db, { name: 'Adìrẹ bag', seller_id, category_id })).id;
    },
  });
  await shop.db.updateTable('sellers').set({ slug: 'ade-sons' }).execute();
});
afterAll(() => shop.close());

let askers = 0;
/** Somebody at an address from which nobody has asked yet. */
function newAsker() {
  askers += 1;
  const ip = `102.89.4.${askers}`;
  const { fetch } = newVisitor(shop.url);
  return (path: string, init: RequestInit = {}) =>
    fetch(path, { ...init, headers: { ...init.headers, 'x-forwarded-for': ip } });
}

describe('one answer is kept for all ways to ask the same: I2', () => {
  it.each([
    [
      'a listing',
      [
        '/api/products',
        '/api/products/',
        '/api/products?',
        '/api/products?limit=24',
        '/api/products?q=%20&limit=024',
        `/api/products?minPrice=${'0'.repeat(16)}`,
      ],
    ],
    [
      'tags',
      [
        '/api/products?tags=blue,red',
        '/api/products?tags=red%2C%20blue,,red',
        '/api/products?sort=newest&tags=red,blue',
      ],
    ],
    ['a search', ['/api/search?q=adire', '/api/search?q=Ad%C3%ACr%E1%BA%B9%20', '/api/search?q=ADIRE&sort=relevance']],
    ['suggestions', ['/api/suggestions?q=adire', '/api/suggestions?q=+ADIRE']],
    ['a store', ['/api/stores/ade-sons', '/api/stores/Ade%20Sons', '/api/stores/ADE-SONS/']],
    ['the page of a store', ['/store/ade-sons', '/store/ADE-SONS', '/store/ade%20sons?utm_source=x']],
  ])('%s', async (_, [first = '', ...others]) => {
    const ask = newAsker();
    const bodies = new Set<string>();
    const kept = shop.app.preparedAnswers;
    // An answer may grow stale between two of them: then all are asked again.
    await expect
      .poll(
        async () => {
          const answer = await ask(first);
          expect([first, answer.status]).toEqual([first, 200]);
          bodies.add(await answer.text());
          const { entries } = kept.size;
          for (const other of others) bodies.add(await (await ask(other)).text());
          return kept.size.entries - entries;
        },
        { timeout: 10_000, interval: 10 },
      )
      .toBe(0);
    expect(bodies.size).toBe(1);
  });

  it('of a product too, in capitals or with what nobody reads at its page', async () => {
    const ask = newAsker();
    for (const path of [`/api/products/${id}`, `/product/${id}`]) {
      const [, , page] = path.split('/');
      const first = await (await ask(path)).text();
      const shouted =
        page === id ? path.toUpperCase().replace('/PRODUCT', '/product') : `/api/products/${id.toUpperCase()}`;
      expect(await (await ask(shouted)).text()).toBe(first);
    }
  });
});

it('asks the database for the same text in its canonical form: every plain letter with marks, I2', async () => {
  const letters = Array.from({ length: 0x1eff - 0xc0 }, (_, n) => String.fromCharCode(0xc0 + n)).filter((letter) =>
    /\p{Script=Latin}/u.test(letter),
  );
  const texts = letters.flatMap((letter) => [`${letter} Lamp`, `${letter.normalize('NFD')} Lamp`]);
  const { rows } = await sql<{ text: string }>`
    select text from unnest(${texts}::text[], ${texts.map(canonicalText)}::text[]) as t (text, canonical)
    where search_form(text) <> search_form(canonical)
  `.execute(shop.db);
  expect(rows.map(({ text }) => text)).toEqual([]);
});

const readable = (Object.keys(routes) as RouteName[]).filter((name) => {
  const { access } = endpoints[name] as { access: unknown };
  return routeOf(name).method === 'GET' && typeof access === 'string' && !['health', 'ready'].includes(name);
});
/** What a stranger has to say to be answered; of lists, which are kept until what they show changes, one not had yet. */
const needed: Record<string, string> = {
  products: 'minPrice=7',
  search: 'q=',
  suggestions: 'q=',
  stock: 'ids=0198b300-0000-7000-8000-000000000000',
};

let prices = 0;
/** Has so many answers made that were not there. */
async function exhaust(ask: ReturnType<typeof newAsker>): Promise<void> {
  for (let n = 0; n < 20; n++) {
    prices += 1;
    expect((await ask(`/api/products?maxPrice=${prices}`)).status).toBe(200);
  }
}

describe('whoever has many answers made is refused, at whatever address: I9', () => {
  const pages = ['/product/x', '/store/x', '/category/x', '/blog/x', '/sitemap-1.xml', '/nothing-there'];
  const paths = readable.map((name) => `${routeOf(name).path}?${needed[name] ?? ''}`);

  it.each([...paths, ...pages])('%s', async (path) => {
    const [ask, other] = [newAsker(), newAsker()];
    await exhaust(ask);
    const target = path.replace(/:\w+/, unasked);
    const html = { headers: { accept: 'text/html' } };
    // Until it is asked for when nobody else had it made within the last second.
    await expect.poll(async () => (await ask(target, html)).status, { interval: 300 }).toBe(429);
    expect(Number((await ask(target, html)).headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await other(target, html)).status).not.toBe(429);
  });
});

it('what is there already is sent to whoever asks: I9', async () => {
  const ask = newAsker();
  await exhaust(ask);
  expect((await ask('/api/products?minPrice=1')).status).toBe(429);
  await expect
    .poll(async () => {
      await newAsker()('/api/products?minPrice=2');
      return (await ask('/api/products?limit=24&minPrice=2')).status;
    })
    .toBe(200);
});

it('a listing of what has a text in its name counts as a search: I9', async () => {
  const limited = await createTestApp({ env: { LIMIT_REQUESTS: '1', LIMIT_SEARCH: '1' } });
  const statuses: number[] = [];
  for (let n = 0; n < 6; n++) {
    statuses.push((await limited.fetch(`/api/products?q=a${n}`)).status);
    statuses.push((await limited.fetch(`/api/search?q=a${n}`)).status);
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
  expect((await limited.fetch('/api/products?tags=a')).status).toBe(200);
  await limited.close();
});

it.each(['minPrice=00000000000000001', `maxPrice=${'0'.repeat(5000)}1`, 'limit=00000000000000024'])(
  'a number of more digits than any has is refused: I2, I10 (%s)',
  async (query) => {
    const answer = await newAsker()(`/api/products?${query.slice(0, 6000)}`);
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: { code: 'bad_request' } }]);
  },
);

it('the largest number of all is none of more digits than any has: I2', async () => {
  const answer = await newAsker()(`/api/products?maxPrice=${Number.MAX_SAFE_INTEGER}`);
  expect(answer.status).toBe(200);
});

it.each(['tags', 'categories'])('more %s than anybody chooses are refused: I2', async (field) => {
  const status = async (count: number) => {
    const list = Array.from({ length: count }, (_, n) => `t${n}`).join(',');
    return (await newAsker()(`/api/products?${field}=${list}`)).status;
  };
  expect([await status(50), await status(51)]).toEqual([200, 400]);
});
