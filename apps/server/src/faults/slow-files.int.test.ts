import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../platform/ids.ts';
import { type OpenedStore, openStore } from '../testing/desk-sale.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let shop: TestApp;
let store: OpenedStore;
beforeAll(async () => {
  shop = await createTestApp();
  store = await openStore(shop);
});
afterAll(() => shop.close());

interface Pace {
  /** Bytes that leave each second. */
  bytes: number;
  type?: string;
  path?: string;
  expect?: string;
}

/** Sends a body piece by piece. Resolves with the answer and the seconds after which it came. */
async function send(body: Buffer, { bytes, type = 'text/csv', path = importPath(), expect: expected }: Pace) {
  const cookie = Array.from(store.owner.cookies, (pair) => pair.join('=')).join('; ');
  const since = performance.now();
  const sending = request(shop.url + path, {
    method: path === '/api/newsletter' ? 'POST' : 'PUT',
    headers: {
      cookie,
      origin: shop.url,
      'x-requested-with': 'app',
      'content-type': type,
      'content-length': body.length,
      ...(expected && { expect: expected }),
    },
  });
  const answered = new Promise<{ status: number | undefined; code: string | undefined; seconds: number }>(
    (resolve, reject) => {
      sending.on('error', reject).on('response', async (answer) => {
        const { error } = JSON.parse(await text(answer)) as { error?: { code: string } };
        resolve({ status: answer.statusCode, code: error?.code, seconds: (performance.now() - since) / 1000 });
      });
    },
  );
  let sent = 0;
  const next = () => {
    sending.write(body.subarray(sent, sent + bytes));
    sent += bytes;
    if (sent >= body.length) sending.end();
  };
  next();
  const dripping = setInterval(() => sent < body.length && next(), 1000);
  try {
    return await answered;
  } finally {
    clearInterval(dripping);
    sending.destroy();
  }
}

const importPath = () => `/api/desk/${store.sellerId}/imports/${newId()}?name=goods.csv`;

/** A file of products of that many bytes. */
function goods(bytes: number): Buffer {
  const row = `A new thing,,${'x'.repeat(900)}\n`;
  return Buffer.from(`title,sku,description\n${row.repeat(Math.ceil(bytes / row.length))}`);
}

it.concurrent('a file on a slow line arrives, however long it takes', { timeout: 120_000 }, async () => {
  // 5 KB a second, as the desk's pages say.
  const { status, seconds } = await send(goods(200_000), { bytes: 5000 });
  expect([status, seconds > 35]).toEqual([200, true]);
});

it.concurrent('a file that hardly comes on is ended', { timeout: 120_000 }, async () => {
  const { status, code, seconds } = await send(goods(200_000), { bytes: 1000 });
  expect([status, code]).toEqual([408, 'request_timeout']);
  expect(seconds).toBeLessThan(80);
});

it.concurrent.each([[''], ['what nobody knows']])(
  'other bodies have half a minute, also of who may send files; expected: %j',
  { timeout: 120_000 },
  async (expected) => {
    const path = '/api/newsletter';
    const { status, code, seconds } = await send(Buffer.alloc(60_000, ' '), {
      bytes: 1000,
      type: 'application/json',
      path,
      expect: expected,
    });
    expect([status, code]).toEqual([408, 'request_timeout']);
    expect(seconds).toBeLessThan(45);
  },
);
