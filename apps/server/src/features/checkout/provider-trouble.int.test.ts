import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { draftFor } from '@oja/testing/buying/order-draft';
import { plainProduct } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { buyerWith, expectConserved, stockOf } from '../../testing/till.ts';

/** A provider that does what the test says; outside things may be stood in for. */
let provider: Server;
let behave: RequestListener;
let references: string[] = [];
let shop: TestApp;

beforeAll(async () => {
  provider = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (chunks.length) references.push(JSON.parse(Buffer.concat(chunks).toString()).reference);
    behave(request, response);
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  shop = await createTestApp({ env: { PAYSTACK_SECRET_KEY: 'sk_test_trouble', PAYSTACK_URL: url } });
});
afterAll(async () => {
  await shop.close();
  provider.closeAllConnections();
  await new Promise((resolve) => provider.close(resolve));
});
beforeEach(() => {
  references = [];
});

const page = () => JSON.stringify({ status: true, data: { authorization_url: `${urlOf()}/checkout/abc` } });
const urlOf = () => `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;

async function prepared() {
  const product = await plainProduct(shop.db);
  const buyer = await buyerWith(shop, { product });
  const draft = await draftFor(buyer);
  return { product, begin: () => buyer.call('initializePayment', { body: draft }), buyer };
}

it('keeps the hold after an unknown outcome, and the next try makes a new reference [PAY-10]', async () => {
  const { product, begin } = await prepared();
  behave = (_request, response) => response.destroy();
  await expect(begin()).rejects.toMatchObject({ status: 502, message: 'Failed to initialize payment' });
  expect(await stockOf(shop.db, product)).toEqual({ stock: 10, held: 1 });
  behave = (_request, response) => response.end(page());
  const { data } = await begin();
  expect(references).toHaveLength(2);
  expect(references[0]).not.toBe(references[1]);
  expect(data).toEqual({ authorization_url: `${urlOf()}/checkout/abc`, reference: references[1] });
  expect(await stockOf(shop.db, product)).toEqual({ stock: 10, held: 1 });
  await expectConserved(shop);
});

it('says so when the answer has no page, or one that is not the provider’s [PAY-08]', async () => {
  const { begin } = await prepared();
  for (const data of [{}, { authorization_url: 'https://evil.example/' }]) {
    behave = (_request, response) => response.end(JSON.stringify({ status: true, data }));
    await expect(begin()).rejects.toThrow('No authorization URL received from payment provider');
  }
});

it('gives the stock back after a definite no without a reason [PAY-10]', async () => {
  const { product, begin } = await prepared();
  behave = (_request, response) => response.writeHead(400).end('{}');
  await expect(begin()).rejects.toThrow('Failed to initialize payment');
  expect(await stockOf(shop.db, product)).toEqual({ stock: 10, held: 0 });
  await expectConserved(shop);
});

it('does not begin twice while the first call is under way', async () => {
  const { begin } = await prepared();
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    behave = (_request, response) => {
      answer = () => response.end(page());
      resolve();
    };
  });
  const first = begin();
  await asked;
  await expect(begin()).rejects.toMatchObject({ code: 'checkout_in_progress', status: 409, retryAfter: 2 });
  answer();
  const { data } = await first;
  expect(await begin()).toEqual({ data });
  expect(references).toHaveLength(1);
});

it('does not begin twice either when somebody else’s call has come back meanwhile', async () => {
  const [waiting, quick] = [await prepared(), await prepared()];
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    behave = (_request, response) => {
      answer = () => response.end(page());
      resolve();
    };
  });
  const first = waiting.begin();
  await asked;
  behave = (_request, response) => response.end(page());
  await quick.begin();
  await expect(waiting.begin()).rejects.toMatchObject({ code: 'checkout_in_progress' });
  answer();
  await first;
  expect(references).toHaveLength(2);
});

it('goes on with the same reference when the first request ended before the provider was called', async () => {
  const { begin, buyer } = await prepared();
  behave = (_request, response) => response.end(page());
  const { data } = await begin();
  await sql`update payments set state = 'created', authorization_url = null where reference = ${data.reference}`.execute(
    shop.db,
  );
  await sql`delete from provider_calls where reference = ${data.reference}`.execute(shop.db);
  expect(await begin()).toEqual({ data });
  expect(references).toEqual([data.reference, data.reference]);
  expect((await buyer.call('cart', {})).lines).toHaveLength(1);
});

it('tells a poll that the provider limits us: B26 [PAY-17, PAY-18]', async () => {
  const { begin, buyer } = await prepared();
  behave = (_request, response) => response.end(page());
  const { data } = await begin();
  behave = (_request, response) => response.writeHead(429, { 'x-ratelimit-reset': '60' }).end('{}');
  const check = await buyer.call('verifyPayment', { query: { reference: data.reference } });
  expect(check).toMatchObject({ success: false, code: 'rate_limited' });
});

it('has its own text for a fault while an order is placed, and tells nothing of it [CHK-30]', async () => {
  const { begin, product } = await prepared();
  await sql`alter table checkouts rename column request_hash to request_hash_gone`.execute(shop.db);
  try {
    await expect(begin()).rejects.toMatchObject({
      status: 500,
      message: 'Order processing failed: Something went wrong on our side. Please try again.',
    });
  } finally {
    await sql`alter table checkouts rename column request_hash_gone to request_hash`.execute(shop.db);
  }
  expect(await stockOf(shop.db, product)).toEqual({ stock: 10, held: 0 });
});
