import { type RunningSandbox, startPaystackSandbox } from '@oja/sandbox/paystack/start';
import { fillCart } from '@oja/testing/buying/buy';
import type { Buyer } from '@oja/testing/people/newcomer';
import { expect } from 'vitest';
import type { Db } from '../database/pool.ts';
import { broken, checkMoney } from '../features/money-check/check-money.ts';
import { newBuyer, type OpenShop } from './buyer.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** A shop whose card payments go to a Paystack sandbox of its own, as to the real one: over HTTP, with a key. */
export interface Till extends TestApp {
  sandbox: RunningSandbox;
}

export async function createTill(env: Parameters<typeof createTestApp>[0] = {}): Promise<Till> {
  const sandbox = await startPaystackSandbox();
  const shop = await createTestApp({
    ...env,
    env: { PAYSTACK_SECRET_KEY: sandbox.secretKey, PAYSTACK_URL: sandbox.url, ...env.env },
  });
  const close = async () => {
    await shop.close();
    await sandbox.close();
  };
  return { ...shop, sandbox, close };
}

/** From now on the sandbox tells the shop what happens. */
export function sendWebhooks({ sandbox, url }: Till): void {
  sandbox.state.webhookUrl = `${url}/api/payment/webhook/paystack`;
}

/** A new buyer with these products in the cart. */
export async function buyerWith(
  shop: OpenShop,
  ...items: { product: { id: string }; quantity?: number }[]
): Promise<Buyer> {
  const buyer = await newBuyer(shop);
  await fillCart(buyer, ...items);
  return buyer;
}

export async function stockOf(db: Db, product: { id: string }): Promise<{ stock: number; held: number }> {
  return db.selectFrom('products').select(['stock', 'held']).where('id', '=', product.id).executeTakeFirstOrThrow();
}

/** What became of calls made at once: the successes, and how often each refusal was heard. */
export async function outcomes(calls: Promise<unknown>[]) {
  const settled = await Promise.allSettled(calls);
  const refusals = new Map<string, number>();
  for (const result of settled) {
    if (result.status === 'rejected') {
      const { message } = result.reason as Error;
      refusals.set(message, (refusals.get(message) ?? 0) + 1);
    }
  }
  return { won: settled.filter(({ status }) => status === 'fulfilled').length, refusals: Object.fromEntries(refusals) };
}

/** Money and stock are conserved, whatever the test did. */
export async function expectConserved({ db }: { db: Db }): Promise<void> {
  expect(broken(await checkMoney(db, { atRest: false }))).toEqual([]);
}
