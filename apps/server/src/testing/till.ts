import type { Cart } from '@oja/contract/cart';
import type { OrderDraft } from '@oja/contract/checkout';
import { postCreditTopUp } from '@oja/domain/money/ledger';
import { kobo, toNaira } from '@oja/domain/money/money';
import { type RunningSandbox, startPaystackSandbox } from '@oja/sandbox/paystack/start';
import { expect } from 'vitest';
import { audit } from '../books/audit.ts';
import { addToLedger } from '../books/ledger.ts';
import type { Db } from '../database/pool.ts';
import { broken, checkMoney } from '../features/money-check/check-money.ts';
import { newId } from '../platform/ids.ts';
import { type Buyer, newBuyer, type OpenShop } from './buyer.ts';
import { seedProduct, seedSeller } from './seed.ts';
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

/** A product whose seller has no account at the provider, so that nothing must be known there. */
export async function plainProduct(db: Db, given: Parameters<typeof seedProduct>[1] = {}) {
  const seller_id = given.seller_id ?? (await seedSeller(db, { payout: { subaccount_code: null } })).id;
  return seedProduct(db, { ...given, seller_id });
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

export async function fillCart(buyer: Buyer, ...items: { product: { id: string }; quantity?: number }[]) {
  for (const { product, quantity = 1 } of items) {
    await buyer.call('addToCart', {
      body: { productId: product.id, selectedColor: '', selectedSize: '', quantity },
    });
  }
}

export const shippingInfo: OrderDraft['shippingInfo'] = {
  firstName: 'Ada',
  lastName: 'Obi',
  email: 'ada@oja.example',
  phone: '08012345678',
  address: '12 Marina Road',
  city: 'Lagos',
  state: 'Lagos',
  zipCode: '100001',
  country: 'Nigeria',
};

/** What the checkout page sends for a cart. */
export function draftOf(cart: Cart, given: Partial<OrderDraft> = {}): OrderDraft {
  return {
    email: shippingInfo.email,
    amount: cart.quote.total,
    orderId: newId(),
    buyerId: null,
    shippingInfo,
    items: cart.lines.map(({ id, sellerId, price, quantity, name }) => ({
      productId: id,
      sellerId: sellerId ?? newId(),
      price: toNaira(price),
      quantity,
      name,
    })),
    ...given,
  };
}

export async function draftFor(buyer: Buyer, given: Partial<OrderDraft> = {}): Promise<OrderDraft> {
  return draftOf(await buyer.call('cart', {}), given);
}

/** The checkout page's click on 'Pay': the payment page of the buyer's cart. */
export async function openPayment(buyer: Buyer, given: Partial<OrderDraft> = {}) {
  const draft = await draftFor(buyer, given);
  const { data } = await buyer.call('initializePayment', { body: draft });
  return { draft, orderId: draft.orderId, url: data.authorization_url, reference: data.reference };
}

/** The buyer pays on the provider's page with the card that always succeeds; the answer sends the browser back. */
export async function payOnPage(url: string): Promise<Response> {
  const answer = await fetch(`${url}/card`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ number: '4084084084084081', expiry: '12/40', cvv: '408' }).toString(),
  });
  expect(answer.status).toBe(303);
  return answer;
}

export function orderByCredit(buyer: Buyer, draft: OrderDraft) {
  return buyer.call('placeCreditOrder', { body: { ...draft, method: 'credit' } });
}

/** Store credit as the operator gives it: in the ledger, and as the buyer's balance. */
export async function giveCredit(db: Db, userId: string, amount: number): Promise<void> {
  const postings = postCreditTopUp(userId, kobo(amount), 'goodwill');
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('store_credits')
      .values({ user_id: userId, balance: amount })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ balance: amount }))
      .execute();
    await addToLedger(tx, postings, { kind: 'credit_top_up', reference: null, orderId: null, currency: 'NGN' });
    await audit(tx, { actor: 'system', action: 'credit.granted', subject: `account:${userId}`, details: { amount } });
  });
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
