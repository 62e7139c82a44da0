import { type RunningSandbox, startPaystackSandbox } from '@oja/sandbox/paystack/start';
import { fillCart, openPayment, orderByCredit, payOnPage } from '@oja/testing/buying/buy';
import { draftFor } from '@oja/testing/buying/order-draft';
import { freePort } from '@oja/testing/network/free-port';
import { TcpProxy } from '@oja/testing/network/tcp-proxy';
import { giveCredit } from '@oja/testing/rows/give-credit';
import { plainProduct } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { reconcilePayments } from '../features/payments/reconciler/reconcile-payments.ts';
import { newBuyer } from '../testing/buyer.ts';
import { signal } from '../testing/payment-steps.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { buyerWith, expectConserved, outcomes } from '../testing/till.ts';

let sandbox: RunningSandbox;
let line: TcpProxy;
let shop: TestApp;
beforeAll(async () => {
  const port = await freePort();
  line = new TcpProxy({ targets: () => [{ host: '127.0.0.1', port }] });
  const url = `http://127.0.0.1:${await line.listen()}`;
  sandbox = await startPaystackSandbox({ port, publicUrl: url });
  shop = await createTestApp({ env: { PAYSTACK_SECRET_KEY: sandbox.secretKey, PAYSTACK_URL: url } });
});
afterAll(async () => {
  await shop.close();
  await line.close();
  await sandbox.close();
});
beforeEach(() => line.heal());

const control = (path: string, init: RequestInit) => fetch(`${sandbox.url}/control${path}`, init);

it('leaves browsing and store credit as they are while the provider is away, and cards come back with it: K9', {
  timeout: 90_000,
}, async () => {
  const product = await plainProduct(shop.db);
  const first = await Promise.all(Array.from({ length: 8 }, () => buyerWith(shop, { product })));
  line.goSilent();
  // More than enough for the breaker to open: afterwards nobody waits for a provider that says nothing.
  expect(await outcomes(first.map((buyer) => openPayment(buyer)))).toEqual({
    won: 0,
    refusals: { 'Failed to initialize payment': first.length },
  });
  const impatient = await buyerWith(shop, { product });
  const { asked } = line;
  await expect(openPayment(impatient)).rejects.toMatchObject({ status: 502 });
  expect(line.asked).toBe(asked);
  expect((await shop.fetch(`/api/products/${product.id}`)).status).toBe(200);
  const rich = await newBuyer(shop);
  await giveCredit(shop.db, rich.id, 10_000_000);
  const other = await plainProduct(shop.db);
  await fillCart(rich, { product: other });
  expect(await orderByCredit(rich, await draftFor(rich))).toHaveProperty('orderId');

  line.heal();
  const patient = await buyerWith(shop, { product: other });
  const tryAgain = () =>
    openPayment(patient).then(
      () => 'a page',
      (error: { code: string }) => error.code,
    );
  await expect.poll(tryAgain, { timeout: 30_000, interval: 1000 }).toBe('a page');
  await expectConserved(shop);
});

it('catches up after a day without the reconciler, within what the provider allows, each payment once: K8', {
  timeout: 90_000,
}, async () => {
  const payments = 12;
  const product = await plainProduct(shop.db, { stock: 100 });
  const paid: string[] = [];
  for (let n = 0; n < payments; n++) {
    const { url, reference } = await openPayment(await buyerWith(shop, { product }));
    await payOnPage(url);
    paid.push(reference);
  }
  await sql`update payments set created_at = created_at - interval '24 hours', next_check_at = now() - interval '23 hours'
    where reference = any (${paid}::text[])`.execute(shop.db);
  await control('/rate-limit', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ requests: 5, windowSeconds: 2 }),
  });
  const open = async () => {
    await reconcilePayments(shop, signal);
    // The minute until the next look is over.
    await sql`update payments set next_check_at = now() where state = 'initialized' and reference = any (${paid}::text[])
      and next_check_at <= now() + interval '1 minute'`.execute(shop.db);
    const { rows } = await sql<{ open: number }>`
      select count(*)::integer as open from payments where state <> 'succeeded' and reference = any (${paid}::text[])
    `.execute(shop.db);
    return rows[0]?.open;
  };
  await expect.poll(open, { timeout: 60_000, interval: 500 }).toBe(0);
  await control('/rate-limit', { method: 'DELETE' });
  const orders = await shop.db.selectFrom('orders').select('id').where('payment_reference', 'in', paid).execute();
  expect(orders).toHaveLength(payments);
  await expectConserved(shop);
});
