import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '../../database/pool.ts';
import { newId } from '../../platform/ids.ts';
import { newBuyer } from '../../testing/buyer.ts';
import { finishRefund, paidTwice, paymentOf, verify } from '../../testing/payment-steps.ts';
import { plant, plants, type SoundShop } from '../../testing/planted-breaches.ts';
import {
  buyerWith,
  createTill,
  draftFor,
  fillCart,
  giveCredit,
  openPayment,
  orderByCredit,
  payOnPage,
  plainProduct,
  type Till,
} from '../../testing/till.ts';
import { broken, checkMoney } from './check-money.ts';
import { type ClientRecord, parseHistory } from './client-history.ts';
import type { Evidence } from './invariant.ts';
import { invariants } from './invariants.ts';
import { type ProviderBooks, readProviderBooks } from './provider-books.ts';

let till: Till;
let shop: SoundShop;
let books: ProviderBooks;
let history: ClientRecord[];

/** One order by card, one by credit, one payment that went back: each in the clients' history as they saw it. */
beforeAll(async () => {
  till = await createTill();
  const product = await plainProduct(till.db);
  const buyer = await buyerWith(till, { product });
  const { url, reference, orderId } = await openPayment(buyer);
  await payOnPage(url);
  const { amount, orderNumber } = await verify(buyer, reference);
  await giveCredit(till.db, buyer.id, 100_000_000);
  await fillCart(buyer, { product });
  const placed = await orderByCredit(buyer, await draftFor(buyer));
  const refunded = await paidTwice(till);
  await finishRefund(till, refunded);
  const owner = await till.db
    .selectFrom('checkouts')
    .select('buyer_id')
    .where('id', '=', (await paymentOf(till, refunded)).checkout_id)
    .executeTakeFirstOrThrow();
  await till.db
    .insertInto('audit_log')
    .values({ id: newId(), actor: 'system', action: 'test', subject: 'shop:x' })
    .execute();
  await sql`select chain_audit_log(100)`.execute(till.db);
  const other = (await newBuyer(till)).id;
  shop = { buyer: buyer.id, other, product: product.id, order: { id: orderId, reference }, refunded };
  books = await readProviderBooks(till.sandbox.url, till.sandbox.secretKey);
  const record = (kind: ClientRecord['kind'], id: string, details: NonNullable<ClientRecord['details']> = {}) =>
    ({ at: '2026-03-01T09:00:00.000Z', buyer: buyer.id, kind, id, outcome: 'acknowledged', details }) as const;
  history = [
    record('register', buyer.id),
    record('payment_page', orderId, { reference }),
    record('card_payment', reference, amount === null ? {} : { amount }),
    record('card_order', orderId, { reference, orderNumber: orderNumber ?? '' }),
    { ...record('payment_page', orderId), outcome: 'unknown' },
    record('credit_order', placed.orderId, { orderNumber: placed.orderNumber, amount: placed.amount }),
    { ...record('credit_order', newId()), outcome: 'refused' },
    { ...record('card_refund', refunded), buyer: owner.buyer_id },
  ];
});
afterAll(() => till.close());

describe('the money check', () => {
  it('finds nothing in a shop where everything is in order, whoever is asked', async () => {
    const findings = await checkMoney(till.db, { books, history });
    expect(broken(findings)).toEqual([]);
    expect(findings.filter(({ missing }) => missing !== null)).toEqual([]);
  });

  it('has a line for each of the thirty invariants', async () => {
    const ids = [...new Set(invariants.map(({ id }) => id))];
    expect(ids).toEqual(Array.from({ length: 30 }, (_, index) => `I${String(index + 1).padStart(2, '0')}`));
  });

  it('says of what nobody was asked that it was not checked', async () => {
    const missing = (await checkMoney(till.db)).filter((finding) => finding.missing !== null);
    expect(new Set(missing.map(({ id }) => id))).toEqual(new Set(['I14', 'I21', 'I28', 'I29']));
  });

  it('leaves out what holds at rest only, for a shop that is not', async () => {
    const findings = await checkMoney(till.db, { atRest: false, books, history });
    expect(findings.filter(({ atRest }) => atRest)).toEqual([]);
    expect(findings.length).toBeGreaterThan(30);
  });

  it.each(invariants)('counts what breaks $id: $says', async ({ says, breaches }) => {
    const { count, examples } = await withPlanted(says, breaches);
    expect(count).toBeGreaterThan(0);
    expect(examples.length).toBeGreaterThan(0);
  });

  it('refuses a history with a line that is none, by its number', () => {
    expect(() => parseHistory('{"at":"x","buyer":"b","kind":"register","id":"i","outcome":"refused"}\n\nno')).toThrow(
      'Line 3',
    );
  });
});

class Undone extends Error {}

/** Plants a breach, looks, and takes it back. */
async function withPlanted<T>(says: string, look: (evidence: Evidence) => Promise<T>): Promise<T> {
  const how = plants[says];
  if (!how) throw new Error(`Nothing is planted against: ${says}`);
  let seen: T | undefined;
  const work = async (tx: Tx) => {
    const evidence: Evidence = { tx, books, history, sweepSeconds: 15, reconcileSeconds: 15 };
    const planted = how(shop, evidence);
    if (Array.isArray(planted)) await plant(tx, planted);
    seen = await look(Array.isArray(planted) ? evidence : { ...evidence, ...planted });
    throw new Undone();
  };
  await till.db
    .transaction()
    .execute(work)
    .catch((error) => {
      if (!(error instanceof Undone)) throw error;
    });
  return seen as T;
}
