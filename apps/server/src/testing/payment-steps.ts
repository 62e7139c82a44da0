import { createHmac } from 'node:crypto';
import { openPayment, payOnPage } from '@oja/testing/buying/buy';
import type { Buyer } from '@oja/testing/people/newcomer';
import { plainProduct, seedSeller } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import { sendRefunds } from '../features/payments/refunds/send-refunds.ts';
import { outboxHandlersOf } from '../jobs.ts';
import { newId } from '../platform/ids.ts';
import { relayOutbox } from '../platform/jobs/relay-outbox.ts';
import type { PaymentProvider } from '../platform/payments/payment-provider.ts';
import type { TestApp } from './test-app.ts';
import { buyerWith, type Till } from './till.ts';

/** What happens around a payment, step by step: time passes by moving rows, jobs run when a test says so. */

export const { signal } = new AbortController();
export const silent = { warn: () => undefined, error: () => undefined };

export const verify = (buyer: Buyer, reference: string) => buyer.call('verifyPayment', { query: { reference } });

/** A second passes for the reference: the provider may be asked again. */
export async function letAskAgain({ db }: Till, reference: string): Promise<void> {
  await sql`update payments set last_checked_at = last_checked_at - interval '1 second'
            where reference = ${reference}`.execute(db);
}

export async function expireHold({ db }: Till, checkoutId: string): Promise<void> {
  await sql`update checkouts set expires_at = now() - interval '1 second' where id = ${checkoutId}`.execute(db);
}

export function paymentOf({ db }: Till, reference: string) {
  return db.selectFrom('payments').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow();
}

export function refundOf({ db }: Till, reference: string) {
  const refunds = db.selectFrom('refunds').selectAll().where('reference', '=', reference);
  return refunds.orderBy('created_at').orderBy('id').execute();
}

/** What an order says of the money that went back. */
export function orderOf({ db }: Till, orderId: string) {
  return db
    .selectFrom('orders')
    .select(['refunded_amount', 'payment_status', 'status'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
}

export async function relay(shop: TestApp): Promise<void> {
  await relayOutbox(shop.db, outboxHandlersOf(shop), silent, signal);
}

export async function inboxSize({ db }: Till): Promise<number> {
  return (await db.selectFrom('payment_inbox').select('id').execute()).length;
}

/** The provider's answer about a payment, as `settle` takes it. */
export async function evidenceOf({ payments }: Till, reference: string) {
  const outcome = await payments.provider?.verify(reference);
  if (outcome?.kind !== 'success') throw new Error(`No evidence of ${reference}.`);
  return outcome.value;
}

/** The reference of a payment that is to be refunded: its cart was paid under another one too. */
export async function paidTwice(shop: Till, given?: Buyer): Promise<string> {
  const buyer = given ?? (await buyerWith(shop, { product: await plainProduct(shop.db) }));
  const first = await openPayment(buyer);
  const second = await openPayment(buyer);
  for (const { url, reference } of [second, first]) {
    await payOnPage(url);
    await verify(buyer, reference);
  }
  expect(await refundOf(shop, first.reference)).toHaveLength(1);
  return first.reference;
}

/** The refunds of a payment at the provider. */
export function refundsAtProvider({ sandbox }: Till, reference: string) {
  const { store } = sandbox.state;
  return store.refundsOf(store.transaction(reference)?.id ?? 0);
}

/** The sandbox carries a refund out within seconds; here the clock of the refund is turned instead of waiting. */
export function carryOutRefunds(shop: Till, reference: string): void {
  for (const refund of refundsAtProvider(shop, reference)) {
    refund.startedAt = new Date(Date.now() - 60_000).toISOString();
  }
}

/** Has the provider behave like this from now on, for one reference or for all. */
export async function behave({ sandbox }: Till, behaviour: object, reference?: string): Promise<void> {
  const path = reference === undefined ? '/control/behaviour' : `/control/behaviour/${reference}`;
  const answer = await fetch(sandbox.url + path, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(behaviour),
  });
  expect(answer.status).toBe(200);
}

/** A refund that moves only when a test moves it. */
export const still = { pendingSeconds: 5 * 86_400 };

/** The shop with another line to the provider. */
export function beside(shop: Till, line: (provider: PaymentProvider) => Partial<PaymentProvider>): Till {
  const { provider } = shop.payments;
  if (!provider) throw new Error('There is no provider.');
  return { ...shop, payments: { ...shop.payments, provider: { ...provider, ...line(provider) } } };
}

/** A bank account at the provider, to which a seller's share is sent; answers its code. */
export async function openAccount({ sandbox }: Till): Promise<string> {
  const answer = await fetch(`${sandbox.url}/subaccount`, {
    method: 'POST',
    headers: { authorization: `Bearer ${sandbox.secretKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      business_name: 'Iya Basira Foods',
      bank_code: '058',
      account_number: '0123456047',
      percentage_charge: 0,
    }),
  });
  return ((await answer.json()) as { data: { subaccount_code: string } }).data.subaccount_code;
}

/** A refund made on the provider's own pages, carried out by now. */
export async function refundOnDashboard(shop: Till, reference: string, amount: number): Promise<void> {
  const answer = await fetch(`${shop.sandbox.url}/refund`, {
    method: 'POST',
    headers: { authorization: `Bearer ${shop.sandbox.secretKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ transaction: reference, amount }),
  });
  expect(answer.status).toBe(200);
  carryOutRefunds(shop, reference);
}

/** Somebody pays at the provider under a reference that the shop never asked about. */
export async function payFromNowhere({ sandbox }: Till, reference: string, amount: number): Promise<void> {
  const answer = await fetch(`${sandbox.url}/control/transactions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reference, amount, currency: 'NGN', card: 'plain' }),
  });
  expect(answer.status).toBeLessThan(300);
}

/** Until a refund is done here that the provider has carried out. */
export async function finishRefund(shop: Till, reference: string): Promise<void> {
  await relay(shop);
  await vi.waitUntil(
    async () => {
      carryOutRefunds(shop, reference);
      await sql`update refunds set next_check_at = now() where reference = ${reference}`.execute(shop.db);
      await sendRefunds(shop, silent, signal);
      return (await refundOf(shop, reference)).every(({ state }) => state === 'processed');
    },
    { timeout: 60_000, interval: 20 },
  );
}

let messages = 9_100_000_000;

/** The provider says what happened to a refund of a payment. */
export function tellRefund(shop: Till, reference: string, status: string): Promise<Response> {
  const amount = String(refundsAtProvider(shop, reference).at(-1)?.amount ?? 275_000);
  const data = { status, transaction_reference: reference, refund_reference: String(++messages), amount };
  return postWebhook(shop, { event: `refund.${status}`, data });
}

/** An order paid by card; its seller has an address for mail. */
export async function paidOrder(shop: Till) {
  const sellerMail = `${newId()}@oja.test`;
  const seller = await seedSeller(shop.db, { payout: { subaccount_code: null, email: sellerMail } });
  const buyer = await buyerWith(shop, { product: await plainProduct(shop.db, { seller_id: seller.id }) });
  const { reference, url, orderId } = await openPayment(buyer);
  await payOnPage(url);
  await verify(buyer, reference);
  return { buyer, reference, orderId, sellerMail };
}

/** The actions in the audit log about something, in their order. */
export async function audited({ db }: Till, subject: string): Promise<string[]> {
  const rows = await db.selectFrom('audit_log').select('action').where('subject', '=', subject).orderBy('at').execute();
  return rows.map(({ action }) => action);
}

/** Signs like the provider: lower-case hex HMAC-SHA512 of the bytes. */
export function sign({ sandbox }: Till, body: string): string {
  return createHmac('sha512', sandbox.secretKey).update(body).digest('hex');
}

export function postRaw({ url }: Till, body: string, signature: string | undefined): Promise<Response> {
  return fetch(`${url}/api/payment/webhook/paystack`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(signature !== undefined && { 'x-paystack-signature': signature }),
    },
    body,
  });
}

export function postWebhook(shop: Till, message: object): Promise<Response> {
  const body = JSON.stringify(message);
  return postRaw(shop, body, sign(shop, body));
}
