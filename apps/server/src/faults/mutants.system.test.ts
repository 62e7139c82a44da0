import { createHmac } from 'node:crypto';
import { kobo } from '@oja/domain/money/money';
import { openPayment, orderByCredit, payOnPage } from '@oja/testing/buying/buy';
import { draftFor } from '@oja/testing/buying/order-draft';
import type { Buyer } from '@oja/testing/people/newcomer';
import { giveCredit } from '@oja/testing/rows/give-credit';
import { plainProduct } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { broken, checkMoney, readProviderBooks } from '../features/money-check/money-check.questions.ts';
import { type AlteredShop, startAlteredShop } from '../testing/altered/altered-shop.ts';
import { inSettle, mutants } from '../testing/altered/mutants.ts';
import { turnClock } from '../testing/come-to-rest.ts';
import { buyerWith } from '../testing/till.ts';

/** Milliseconds: a server is started for each mutant, maybe beside much else. */
const timeout = 300_000;

interface PlantedDefect {
  mutant: keyof typeof mutants;
  /** The invariant that must be seen broken. */
  caughtBy: string;
  scenario: (shop: AlteredShop) => Promise<unknown>;
}

const cases: readonly PlantedDefect[] = [
  { mutant: 'checkThenAct', caughtBy: 'I03', scenario: manyHoldAtOnce },
  { mutant: 'unlockedSettle', caughtBy: 'I04', scenario: settleWhileTheHoldEnds },
  { mutant: 'trustedWebhook', caughtBy: 'I21', scenario: tellOfMoneyThatIsNotThere },
  { mutant: 'blindRefund', caughtBy: 'I21', scenario: loseTheAnswerToARefund },
  { mutant: 'clientPrice', caughtBy: 'I08', scenario: offerALowerPrice },
  { mutant: 'carelessRelease', caughtBy: 'I21', scenario: payLateForWhatIsGone },
];

describe('the money check catches a shop', () => {
  it.each(cases)('with the defect $mutant, by $caughtBy', { timeout }, async ({ mutant, caughtBy, scenario }) => {
    const shop = await startAlteredShop(mutants[mutant]);
    try {
      await scenario(shop);
      expect(await brokenIn(shop)).toContain(caughtBy);
    } finally {
      await shop.close();
    }
  });
});

describe('the money check finds nothing in the shop as it is', () => {
  let shop: AlteredShop;
  beforeAll(async () => {
    shop = await startAlteredShop();
  }, timeout);
  afterAll(() => shop.close());

  it.each(cases)('after what the defect $mutant does not survive', { timeout }, async ({ scenario }) => {
    await scenario(shop);
    expect(await brokenIn(shop)).toEqual([]);
  });
});

async function brokenIn({ db, sandbox }: AlteredShop): Promise<string[]> {
  const books = await readProviderBooks(sandbox);
  return broken(await checkMoney(db, { books })).map(({ id }) => id);
}

async function manyHoldAtOnce(shop: AlteredShop) {
  const product = await plainProduct(shop.db, { stock: 4 });
  const buyers = await Promise.all(Array.from({ length: 8 }, () => buyerWith(shop, { product })));
  const drafts = await Promise.all(buyers.map((buyer) => draftFor(buyer)));
  await Promise.allSettled(buyers.map((buyer, index) => openPayment(buyer, drafts[index])));
}

/** The buyer comes back paid at the moment in which the hold runs out and the sweeper comes by. */
async function settleWhileTheHoldEnds(shop: AlteredShop) {
  const product = await plainProduct(shop.db);
  await openPayment(await buyerWith(shop, { product, quantity: 3 }));
  const buyer = await buyerWith(shop, { product });
  const { url, reference, orderId } = await openPayment(buyer);
  await payOnPage(url);
  await shop.arm({ at: inSettle, action: 'pause' });
  const settling = verify(buyer, reference);
  await shop.paused();
  await sql`update checkouts set expires_at = now() - interval '1 second' where id = ${orderId}`
    .execute(shop.db)
    .catch(() => undefined);
  await vi
    .waitUntil(async () => (await stateOf(shop, orderId)) === 'released', { timeout: 3000, interval: 50 })
    .catch(() => undefined);
  await shop.goOn();
  await settling;
}

/** Signed as the provider signs, about a payment page on which nobody has paid. */
async function tellOfMoneyThatIsNotThere(shop: AlteredShop) {
  const { reference, draft } = await openPayment(await buyerWith(shop, { product: await plainProduct(shop.db) }));
  const { id } = shop.sandbox.state.store.transaction(reference) ?? {};
  const data = { id, reference, amount: draft.amount, currency: 'NGN' };
  const body = JSON.stringify({ event: 'charge.success', data });
  const signature = createHmac('sha512', shop.sandbox.secretKey).update(body).digest('hex');
  const headers = { 'content-type': 'application/json', 'x-paystack-signature': signature };
  await fetch(`${shop.url}/api/payment/webhook/paystack`, { method: 'POST', headers, body });
  await vi.waitUntil(
    async () => {
      const { attempts } = await shop.db
        .selectFrom('payment_inbox')
        .select('attempts')
        .orderBy('received_at', 'desc')
        .executeTakeFirstOrThrow();
      return attempts > 0;
    },
    { timeout: 20_000, interval: 50 },
  );
  await vi
    .waitUntil(async () => (await stateOf(shop, draft.orderId)) !== 'held', { timeout: 1500, interval: 50 })
    .catch(() => undefined);
}

/** The provider carries the refund out, but its answer is lost. */
async function loseTheAnswerToARefund(shop: AlteredShop) {
  const buyer = await buyerWith(shop, { product: await plainProduct(shop.db) });
  const first = await openPayment(buyer);
  const second = await openPayment(buyer);
  await control(shop, `/behaviour/${first.reference}`, { faults: { refund: ['drop_after'] } });
  for (const { url, reference } of [second, first]) {
    await payOnPage(url);
    await verify(buyer, reference);
  }
  await vi.waitUntil(
    async () => {
      await turnClock(shop.db);
      const { refunds } = shop.sandbox.state.store.state;
      for (const refund of refunds) refund.startedAt = new Date(Date.now() - 60_000).toISOString();
      const { state } = await shop.db
        .selectFrom('refunds')
        .select('state')
        .where('reference', '=', first.reference)
        .executeTakeFirstOrThrow();
      return state === 'processed' || state === 'manual';
    },
    { timeout: 30_000, interval: 50 },
  );
}

async function offerALowerPrice(shop: AlteredShop) {
  const buyer = await buyerWith(shop, { product: await plainProduct(shop.db) });
  await giveCredit(shop.db, buyer.id, 10_000_000);
  const draft = await draftFor(buyer, { amount: kobo(100_000) });
  await orderByCredit(buyer, draft).catch(() => undefined);
}

async function payLateForWhatIsGone(shop: AlteredShop) {
  const product = await plainProduct(shop.db, { stock: 1 });
  const buyer = await buyerWith(shop, { product });
  const { url, reference, orderId } = await openPayment(buyer);
  await sql`update checkouts set expires_at = now() - interval '1 second' where id = ${orderId}`.execute(shop.db);
  await vi.waitUntil(async () => (await stateOf(shop, orderId)) === 'released', { timeout: 20_000, interval: 50 });
  await openPayment(await buyerWith(shop, { product }));
  await payOnPage(url);
  await vi
    .waitUntil(
      async () => {
        await turnClock(shop.db);
        await verify(buyer, reference).catch(() => undefined);
        const row = await shop.db
          .selectFrom('refunds')
          .select('state')
          .where('reference', '=', reference)
          .executeTakeFirst();
        for (const refund of shop.sandbox.state.store.state.refunds) {
          refund.startedAt = new Date(Date.now() - 60_000).toISOString();
        }
        return row?.state === 'processed';
      },
      { timeout: 10_000, interval: 100 },
    )
    .catch(() => undefined);
}

async function stateOf({ db }: AlteredShop, checkoutId: string) {
  const row = await db.selectFrom('checkouts').select('state').where('id', '=', checkoutId).executeTakeFirst();
  return row?.state;
}

function verify(buyer: Buyer, reference: string) {
  return buyer.call('verifyPayment', { query: { reference } });
}

async function control({ sandbox }: AlteredShop, path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${sandbox.url}/control${path}`, { method: 'PUT', headers, body: JSON.stringify(body) });
  expect(answer.status).toBe(200);
}
