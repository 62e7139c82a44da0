import { createHmac } from 'node:crypto';
import { openPayment, orderByCredit, payOnPage } from '@oja/testing/buying/buy';
import { draftFor } from '@oja/testing/buying/order-draft';
import type { Buyer } from '@oja/testing/people/newcomer';
import { giveCredit } from '@oja/testing/rows/give-credit';
import { plainProduct } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import { newId, newReference } from '../../platform/ids.ts';
import { comeToRest, turnClock } from '../come-to-rest.ts';
import { buyerWith, stockOf } from '../till.ts';
import type { AlteredShop } from './altered-shop.ts';
import type { Moment } from './armed.ts';
import { type Drive, type FailPoint, failPoints } from './fail-points.ts';

/** What a drive is about: two shops are driven beside each other. */
const aboutOf: Record<Drive, 'buying' | 'telling'> = {
  page: 'buying',
  repeat: 'buying',
  verify: 'buying',
  credit: 'buying',
  sweep: 'buying',
  webhook: 'telling',
  refund: 'telling',
  dispute: 'telling',
  orphan: 'telling',
};

/** The points at which a server dies while buyers buy, or while the provider tells and is told. */
export const pointsAbout = (about: 'buying' | 'telling'): FailPoint[] =>
  failPoints.filter(({ drive }) => aboutOf[drive] === about);

/** Milliseconds: a server is started for each point, maybe beside much else. */
export const timeout = 300_000;

/** Drives a shop to the points at which its server dies, and on to what the crash table promises. */
export function crashDrives(shop: AlteredShop) {
  const drives: Record<Drive, (point: FailPoint) => Promise<void>> = {
    async page(point) {
      const buyer = await newCart();
      const draft = await draftFor(buyer);
      await dieAt(point.at, () => buyer.call('initializePayment', { body: draft }));
      const first = await paymentOf(draft.orderId);
      expect(first?.state ?? 'none').toBe(point.leaves.payment);
      const { reference, url } = await openPayment(buyer, draft);
      if (point.sameReference !== undefined) expect(reference === first?.reference).toBe(point.sameReference);
      await payOnPage(url);
      expect(await verify(buyer, reference)).toMatchObject({ success: true, orderId: draft.orderId });
    },

    async repeat(point) {
      const buyer = await newCart();
      const draft = await draftFor(buyer);
      const idempotencyKey = newId();
      const place = () => buyer.call('initializePayment', { body: draft, idempotencyKey });
      await dieAt({ when: 'after', commit: ['insert into checkouts'] }, place);
      const first = await paymentOf(draft.orderId);
      // As long as the one that died might still be alive, nobody takes its place.
      await expect(place()).rejects.toMatchObject({ code: 'request_in_progress' });
      await sql`update idempotency_keys set claimed_at = claimed_at - interval '31 seconds'`.execute(shop.db);
      await dieAt(point.at, place);
      expect(await paymentOf(draft.orderId)).toEqual({ reference: first?.reference, state: point.leaves.payment });
      const { data } = await place();
      expect(data.reference === first?.reference).toBe(point.sameReference);
      expect(await place()).toMatchObject({ data });
      await payOnPage(data.authorization_url);
      expect(await verify(buyer, data.reference)).toMatchObject({ success: true, orderId: draft.orderId });
    },

    async verify(point) {
      const buyer = await newCart();
      const { reference, orderId, url } = await openPayment(buyer);
      await payOnPage(url);
      // The reconciler asks about other payments, which nobody has paid.
      const at = 'call' in point.at ? { ...point.at, call: `${point.at.call}${reference}` } : point.at;
      await dieAt(at, () => verify(buyer, reference));
      expect((await paymentOf(orderId))?.state).toBe(point.leaves.payment);
      await turnClock(shop.db);
      expect(await verify(buyer, reference)).toMatchObject({ success: true, orderId });
    },

    async webhook(point) {
      const buyer = await newCart();
      const { reference, orderId, url } = await openPayment(buyer);
      await payOnPage(url);
      await dieAt(point.at, () => tell(chargeOf(reference)));
      expect((await paymentOf(orderId))?.state).toBe(point.leaves.payment);
      expect(await openMessages()).toBe(point.leaves.messages);
      // The provider, which heard nothing, tells it again.
      if (point.leaves.messages === 0) expect((await tell(chargeOf(reference))).status).toBe(200);
      await vi.waitUntil(
        async () => {
          await turnClock(shop.db);
          return (await paymentOf(orderId))?.state === 'succeeded';
        },
        { timeout: 20_000, interval: 100 },
      );
      expect(await verify(buyer, reference)).toMatchObject({ success: true, orderId });
    },

    async refund(point) {
      const buyer = await newCart();
      const first = await openPayment(buyer);
      const second = await openPayment(buyer);
      await payOnPage(first.url);
      await payOnPage(second.url);
      expect(await verify(buyer, second.reference)).toMatchObject({ success: true });
      await comeToRest(shop.db, () => undefined);
      await dieAt(
        point.at,
        () => verify(buyer, first.reference),
        async () => {
          await turnClock(shop.db);
          speedUpRefunds();
        },
      );
      expect((await paymentOf(first.orderId))?.state).toBe(point.leaves.payment);
      await turnClock(shop.db);
      expect(await verify(buyer, first.reference)).toMatchObject({ success: false, code: 'refund_pending' });
      await comeToRest(shop.db, speedUpRefunds);
      const { store } = shop.sandbox.state;
      expect(store.refundsOf(store.transaction(first.reference)?.id ?? 0).map(({ status }) => status)).toEqual([
        'processed',
      ]);
    },

    async credit(point) {
      const buyer = await newCart();
      await giveCredit(shop.db, buyer.id, 10_000_000);
      const draft = await draftFor(buyer);
      await dieAt(point.at, () => orderByCredit(buyer, draft));
      expect((await paymentOf(draft.orderId))?.state ?? 'none').toBe(point.leaves.payment);
      expect(await orderByCredit(buyer, draft)).toMatchObject({ orderId: draft.orderId });
    },

    async sweep(point) {
      const product = await plainProduct(shop.db);
      const buyer = await buyerWith(shop, { product });
      const { reference, orderId, url } = await openPayment(buyer);
      await dieAt(point.at, () =>
        sql`update checkouts set expires_at = now() - interval '1 second' where id = ${orderId}`.execute(shop.db),
      );
      expect((await paymentOf(orderId))?.state).toBe(point.leaves.payment);
      await vi.waitUntil(async () => (await stockOf(shop.db, product)).held === 0, { timeout: 20_000, interval: 50 });
      expect(await stockOf(shop.db, product)).toEqual({ stock: 10, held: 0 });
      await payOnPage(url);
      await turnClock(shop.db);
      expect(await verify(buyer, reference)).toMatchObject({ success: true, orderId });
    },

    async dispute(point) {
      const { reference, orderId } = await paidOrder();
      const { store } = shop.sandbox.state;
      const transaction = store.transaction(reference);
      if (!transaction) throw new Error('No transaction.');
      transaction.status = 'reversed';
      transaction.chargedBackAt = new Date().toISOString();
      transaction.bankTook = transaction.amount;
      const id = store.newId();
      const data = { id, status: 'resolved', currency: 'NGN', category: 'chargeback', transaction: { reference } };
      await dieAt(point.at, () => tell({ event: 'charge.dispute.resolve', data }));
      expect((await paymentOf(orderId))?.state).toBe(point.leaves.payment);
      expect(await openMessages()).toBe(point.leaves.messages);
      await allApplied();
      expect(await audited(`dispute:${id}`)).toEqual(['dispute.resolve']);
      expect(await audited(`payment:${reference}`)).toEqual(['payment.settled', 'payment.reversed']);
      const refunds = shop.db.selectFrom('refunds').select(['reason', 'state', 'amount']);
      expect(await refunds.where('reference', '=', reference).execute()).toEqual([
        { reason: 'reversed', state: 'processed', amount: transaction.amount },
      ]);
    },

    async orphan(point) {
      const { reference, orderId } = await paidOrder();
      const { store } = shop.sandbox.state;
      const source = store.transaction(reference);
      if (!source) throw new Error('No transaction.');
      const stranger = {
        ...structuredClone(source),
        id: store.newId(),
        reference: newReference(),
        accessCode: newId(),
      };
      store.addTransaction(stranger);
      await dieAt(point.at, async () => {
        await tell(chargeOf(stranger.reference));
        await sql`update payment_inbox set received_at = received_at - interval '11 minutes', available_at = now()
                  where applied_at is null`.execute(shop.db);
      });
      expect((await paymentOf(orderId))?.state).toBe(point.leaves.payment);
      expect(await openMessages()).toBe(point.leaves.messages);
      await allApplied();
      expect(await audited(`orphan:${stranger.reference}`)).toEqual(['orphan.found', 'orphan.confirmed']);
      const booked = shop.db.selectFrom('ledger_entries').select('amount').where('account', '=', 'orphans_due');
      expect(await booked.where('reference', '=', stranger.reference).execute()).toEqual([{ amount: -source.amount }]);
    },
  };

  async function dieAt(at: Moment, act: () => Promise<unknown>, move?: () => Promise<void>): Promise<void> {
    await shop.arm({ at, action: 'kill' });
    await act().catch(() => undefined);
    await shop.diedAndStarted(move);
    await turnClock(shop.db);
  }

  async function newCart(): Promise<Buyer> {
    return buyerWith(shop, { product: await plainProduct(shop.db) });
  }

  async function verify(buyer: Buyer, reference: string) {
    return buyer.call('verifyPayment', { query: { reference } });
  }

  /** An order paid by card, and nothing left to do about it. */
  async function paidOrder() {
    const buyer = await newCart();
    const opened = await openPayment(buyer);
    await payOnPage(opened.url);
    expect(await verify(buyer, opened.reference)).toMatchObject({ success: true });
    await comeToRest(shop.db, speedUpRefunds);
    return opened;
  }

  /** Messages of the provider that are not applied. */
  async function openMessages(): Promise<number> {
    return (await shop.db.selectFrom('payment_inbox').select('id').where('applied_at', 'is', null).execute()).length;
  }

  async function allApplied(): Promise<void> {
    await vi.waitUntil(
      async () => {
        await turnClock(shop.db);
        return (await openMessages()) === 0;
      },
      { timeout: 20_000, interval: 100 },
    );
  }

  async function audited(subject: string): Promise<string[]> {
    const rows = shop.db.selectFrom('audit_log').select('action').where('subject', '=', subject).orderBy('at');
    return (await rows.execute()).map(({ action }) => action);
  }

  /** The first attempt of a checkout. */
  function paymentOf(checkoutId: string) {
    return shop.db
      .selectFrom('payments')
      .select(['reference', 'state'])
      .where('checkout_id', '=', checkoutId)
      .orderBy('created_at')
      .executeTakeFirst();
  }

  function chargeOf(reference: string) {
    return { event: 'charge.success', data: { id: shop.sandbox.state.store.transaction(reference)?.id, reference } };
  }

  function tell(message: object): Promise<Response> {
    const body = JSON.stringify(message);
    const signature = createHmac('sha512', shop.sandbox.secretKey).update(body).digest('hex');
    const headers = { 'content-type': 'application/json', 'x-paystack-signature': signature };
    return fetch(`${shop.url}/api/payment/webhook/paystack`, { method: 'POST', headers, body });
  }

  function speedUpRefunds(): void {
    for (const refund of shop.sandbox.state.store.state.refunds) {
      refund.startedAt = new Date(Date.now() - 60_000).toISOString();
    }
  }

  return { drives, newCart, paymentOf, rest: () => comeToRest(shop.db, speedUpRefunds) };
}
