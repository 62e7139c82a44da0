import { openPayment, orderByCredit, payOnPage } from '@oja/testing/buying/buy';
import { draftFor } from '@oja/testing/buying/order-draft';
import { countLockWaiters } from '@oja/testing/database/lock-waiters';
import type { Buyer } from '@oja/testing/people/newcomer';
import { giveCredit } from '@oja/testing/rows/give-credit';
import { plainProduct, seedSeller } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeRole } from '../../grant-operator.ts';
import { newId } from '../../platform/ids.ts';
import { newBuyer } from '../../testing/buyer.ts';
import { mailTo } from '../../testing/mailbox.ts';
import { moveRefund, refundAtDashboard } from '../../testing/money-back-steps.ts';
import {
  audited,
  finishRefund,
  paidTwice,
  payFromNowhere,
  refundOf,
  refundsAtProvider,
  relay,
  signal,
  silent,
  verify,
} from '../../testing/payment-steps.ts';
import { loosen, plant } from '../../testing/planted-breaches/plant.ts';
import { buyerWith, createTill, expectConserved, outcomes, type Till } from '../../testing/till.ts';
import { recordOrphan } from '../payments/orphans/record-orphan.ts';
import { sendRefunds } from '../payments/refunds/send-refunds.ts';
import { refundOrder } from './refund-order.ts';

let shop: Till;
let operator: Buyer;
beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());
beforeEach(async () => {
  operator = await newBuyer(shop, 'Bisi Operator');
  await shop.db.updateTable('users').set({ role: 'operator' }).where('id', '=', operator.id).execute();
});
afterEach(() => expectConserved(shop));

const note = 'Agreed on the phone.';
const confirm = () => operator.call('confirmOperator', { body: { password: operator.password } });
const matters = () => operator.call('operatorMatters', {});
/** As much as the page shows of it now. */
const sendFromBank = async (reference: string) => {
  const seen = (await matters()).orphans.find((orphan) => orphan.reference === reference)?.mark ?? 'not there';
  const body = { resolution: 'bank', seen, note } as const;
  return operator.call('resolveOrphan', { params: { reference }, body, idempotencyKey: newId() });
};
const creditOf = (userId: string) =>
  shop.db.selectFrom('store_credits').select('balance').where('user_id', '=', userId).executeTakeFirst();

async function cardOrder() {
  const seller = await seedSeller(shop.db, { payout: { subaccount_code: null, email: `s-${newId()}@oja.test` } });
  const product = await plainProduct(shop.db, { seller_id: seller.id });
  const buyer = await buyerWith(shop, { product });
  const { reference, url, orderId } = await openPayment(buyer);
  await payOnPage(url);
  await verify(buyer, reference);
  return { buyer, reference, orderId };
}
const orderRow = (id: string) =>
  shop.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const refund = (id: string, amount: number, to: 'card' | 'credit', idempotencyKey = newId()) =>
  operator.call('refundOrder', { params: { id }, body: { amount, to, note }, idempotencyKey });

describe('whoever acts', () => {
  it('proves the password first, in this browser and not long ago', async () => {
    const { orderId } = await cardOrder();
    await expect(refund(orderId, 100, 'card')).rejects.toMatchObject({ code: 'password_needed', status: 403 });
    await expect(operator.call('confirmOperator', { body: { password: 'wrong' } })).rejects.toMatchObject({
      code: 'wrong_password',
    });
    expect((await matters()).confirmed).toBe(false);
    await confirm();
    expect((await matters()).confirmed).toBe(true);
    await refund(orderId, 100, 'card');
    await sql`update sessions set confirmed_at = now() - interval '16 minutes'`.execute(shop.db);
    await expect(refund(orderId, 100, 'card')).rejects.toMatchObject({ code: 'password_needed' });
  });

  it('is asked for the right again where it takes effect, and must say why', async () => {
    const { orderId } = await cardOrder();
    await confirm();
    await expect(
      operator.call('refundOrder', { params: { id: orderId }, body: { amount: 1, to: 'card', note: '   ' } }),
    ).rejects.toMatchObject({ status: 400 });
    // Taken away while the request was under way, which still saw the right as it was before.
    const acting = await shop.db.transaction().execute(async (tx) => {
      await tx.updateTable('users').set({ role: 'buyer' }).where('id', '=', operator.id).execute();
      const outcome = outcomes([refund(orderId, 100, 'card')]);
      await expect.poll(() => countLockWaiters(shop.db), { timeout: 10_000 }).toBe(1);
      return { outcome };
    });
    expect(await acting.outcome).toMatchObject({ won: 0 });
    await expect(refund(orderId, 100, 'card')).rejects.toMatchObject({ status: 404, code: 'route_not_found' });
    expect(await orderRow(orderId)).toMatchObject({ refunded_amount: 0 });
  });
});

it('what operators see and do is not there for anybody else, whatever password they have said', async () => {
  const { buyer, orderId } = await cardOrder();
  const acting = { body: { amount: 1, to: 'card' as const, note }, idempotencyKey: newId() };
  const { order_number: orderNumber } = await orderRow(orderId);
  const asked = [
    () => buyer.call('operatorMatters', {}),
    () => buyer.call('operatorWaiting', { query: {} }),
    () => buyer.call('operatorCheck', {}),
    () => buyer.call('operatorAudit', { query: {} }),
    () => buyer.call('operatorOrder', { query: { orderNumber } }),
    () => buyer.call('confirmOperator', { body: { password: buyer.password } }),
    () => buyer.call('refundOrder', { params: { id: orderId }, ...acting }),
  ];
  for (const ask of asked) await expect(ask()).rejects.toMatchObject({ status: 404, code: 'route_not_found' });
});

describe('a refund of an order by an operator', () => {
  it('is refused for an order that is not there', async () => {
    await confirm();
    await expect(refund(newId(), 100, 'card')).rejects.toMatchObject({ code: 'order_not_found', status: 404 });
  });

  it('is not given as credit to an account that is gone, and can go to its card', async () => {
    const { buyer, orderId, reference } = await cardOrder();
    const give = (to: 'card' | 'credit') =>
      shop.db.transaction().execute(async (tx) => {
        await plant(tx, [loosen('users'), sql`update users set deleted_at = now() where id = ${buyer.id}`]);
        await refundOrder(tx, shop.config, operator.id, orderId, { amount: 100, to, note });
        const [row] = await tx.selectFrom('refunds').select('method').where('reference', '=', reference).execute();
        // What was planted goes with the transaction.
        throw new Error(`given back by ${row?.method}`);
      });
    await expect(give('credit')).rejects.toMatchObject({ code: 'account_gone' });
    await expect(give('card')).rejects.toThrow('given back by provider');
  });

  it('goes back to the card in parts, never more than was paid, and a double click is one [E4]', async () => {
    const { buyer, orderId, reference } = await cardOrder();
    await confirm();
    const key = newId();
    const clicks = await Promise.allSettled([1, 2, 3].map(() => refund(orderId, 100_000, 'card', key)));
    expect(clicks.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await refund(orderId, 100_000, 'card', key)).toMatchObject({ amount: 100_000, left: 175_000 });
    expect(await refundOf(shop, reference)).toHaveLength(1);
    await expect(refund(orderId, 175_001, 'card')).rejects.toMatchObject({
      code: 'refund_too_large',
      message: 'Only ₦1,750.00 of this order can still be given back: ₦1,000.00 is about to be sent back.',
    });
    const rest = await Promise.allSettled([refund(orderId, 175_000, 'card'), refund(orderId, 175_000, 'card')]);
    expect(rest.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await finishRefund(shop, reference);
    expect(
      refundsAtProvider(shop, reference)
        .map(({ amount }) => amount)
        .sort(),
    ).toEqual([100_000, 175_000]);
    expect(await orderRow(orderId)).toMatchObject({ refunded_amount: 275_000, payment_status: 'refunded' });
    const subjects = (await mailTo(shop, buyer.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('We are returning')).sort()).toEqual([
      'We are returning ₦1,000.00 to you',
      'We are returning ₦1,750.00 to you',
    ]);
  });

  it('goes back as store credit at once; an order paid with credit cannot go to a card [C-16]', async () => {
    const product = await plainProduct(shop.db);
    const buyer = await buyerWith(shop, { product });
    await giveCredit(shop.db, buyer.id, 300_000);
    const { orderId } = await orderByCredit(buyer, await draftFor(buyer));
    await confirm();
    await expect(refund(orderId, 100, 'card')).rejects.toMatchObject({ code: 'refund_not_to_card' });
    expect(await refund(orderId, 275_000, 'credit')).toMatchObject({ left: 0 });
    expect(await creditOf(buyer.id)).toEqual({ balance: 300_000 });
    expect(await orderRow(orderId)).toMatchObject({ refunded_amount: 275_000, payment_status: 'refunded' });
    const card = await cardOrder();
    await refund(card.orderId, 50_000, 'credit');
    expect(await creditOf(card.buyer.id)).toEqual({ balance: 50_000 });
    expect(refundsAtProvider(shop, card.reference)).toEqual([]);
    const [given] = await refundOf(shop, card.reference);
    expect(await audited(shop, `refund:${given?.id}`)).toEqual(['refund.requested', 'refund.processed']);
    const mail = (await mailTo(shop, card.buyer.email)).find(({ subject }) => subject.startsWith('We are returning'));
    expect(mail?.text).toContain('your store credit');
    expect(mail?.text).not.toMatch(/the card or account|working days/);
  });

  it('is found by the number of the order, with what is left of it', async () => {
    const { orderId } = await cardOrder();
    const { order_number: orderNumber } = await orderRow(orderId);
    await confirm();
    await refund(orderId, 75_000, 'card');
    expect(await operator.call('operatorOrder', { query: { orderNumber } })).toMatchObject({
      orderId,
      paid: 275_000,
      left: 200_000,
      method: 'card',
    });
    await expect(operator.call('operatorOrder', { query: { orderNumber: 'ORD-1' } })).rejects.toMatchObject({
      code: 'order_not_found',
    });
  });
});

describe('store credit from an operator', () => {
  it('is in the balance, the ledger and the audit log, once for each key [C-16]', async () => {
    const buyer = await newBuyer(shop);
    await confirm();
    const grant = (email: string, idempotencyKey: string) =>
      operator.call('grantCredit', { body: { email, amount: 150_000, note }, idempotencyKey });
    await grant(buyer.email.toUpperCase(), 'one');
    expect(await grant(buyer.email.toUpperCase(), 'one')).toEqual({ balance: 150_000 });
    expect(await grant(buyer.email, 'two')).toEqual({ balance: 300_000 });
    await expect(grant('nobody@oja.test', 'three')).rejects.toMatchObject({ code: 'account_gone' });
    const { items } = await operator.call('operatorAudit', { query: {} });
    const granted = items.filter(({ subject }) => subject === `account:${buyer.id}`);
    expect(granted).toHaveLength(2);
    expect(granted[0]).toMatchObject({ actor: 'Bisi Operator', action: 'credit.granted' });
    expect(JSON.parse(granted[0]?.details ?? '')).toEqual({ amount: 150_000, note });
  });
});

describe('a refund that waits for a person', () => {
  it('is tried again without a second POST, or paid by hand and in the books so [E2]', async () => {
    const manual = async ({ sent }: { sent: boolean }) => {
      const reference = await paidTwice(shop);
      await relay(shop);
      if (sent) await sendRefunds(shop, silent, signal);
      await sql`update refunds set state = 'manual' where reference = ${reference}`.execute(shop.db);
      return { reference, id: (await refundOf(shop, reference))[0]?.id ?? '' };
    };
    const [again, byHand] = [await manual({ sent: true }), await manual({ sent: false })];
    expect((await matters()).refunds.slice(0, 2)).toMatchObject([{ state: 'manual' }, { state: 'manual' }]);
    await confirm();
    await operator.call('retryRefund', { params: { id: again.id }, body: { note }, idempotencyKey: newId() });
    await sendRefunds(shop, silent, signal);
    expect(refundsAtProvider(shop, again.reference)).toHaveLength(1);
    await finishRefund(shop, again.reference);
    await operator.call('payRefundByHand', { params: { id: byHand.id }, body: { note }, idempotencyKey: newId() });
    expect(await refundOf(shop, byHand.reference)).toMatchObject([{ state: 'processed', method: 'hand', note }]);
    await expect(
      operator.call('payRefundByHand', { params: { id: byHand.id }, body: { note }, idempotencyKey: newId() }),
    ).rejects.toMatchObject({ code: 'matter_closed' });
    const bank = await shop.db.selectFrom('ledger_entries').select('amount').where('account', '=', 'bank').execute();
    expect(bank).toEqual([{ amount: -275_000 }]);
  });

  it('goes back in the currency that came in, on the screen and in the books [B11]', async () => {
    const buyer = await buyerWith(shop, { product: await plainProduct(shop.db) });
    const { reference, url } = await openPayment(buyer);
    await fetch(`${shop.sandbox.url}/control/behaviour/${reference}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ payment: { currency: 'USD' } }),
    });
    await payOnPage(url);
    await verify(buyer, reference);
    const [refund] = await refundOf(shop, reference);
    expect(refund).toMatchObject({ reason: 'currency_mismatch' });
    await sql`update refunds set state = 'manual' where reference = ${reference}`.execute(shop.db);
    expect((await matters()).refunds.find((each) => each.reference === reference)).toMatchObject({ currency: 'USD' });
    await confirm();
    await operator.call('payRefundByHand', {
      params: { id: refund?.id ?? '' },
      body: { note },
      idempotencyKey: newId(),
    });
    const { rows } = await sql<{ account: string; left: string }>`
      select account, sum(amount)::text as left from ledger_entries
      where reference = ${reference} and account = 'buyer_refund_due' group by account, currency`.execute(shop.db);
    expect(rows).toEqual([{ account: 'buyer_refund_due', left: '0' }]);
  });
});

describe('an orphan', () => {
  it('is closed once, with a note, and what was sent by hand leaves the bank account [B9]', async () => {
    const reference = `oja-${newId()}`;
    await payFromNowhere(shop, reference, 50_000);
    await recordOrphan(shop, reference, null);
    expect((await matters()).orphans).toMatchObject([{ reference, amount: 50_000, confirmed: true, resolution: null }]);
    await confirm();
    const resolve = () => sendFromBank(reference);
    await resolve();
    await expect(resolve()).rejects.toMatchObject({ code: 'matter_closed' });
    expect((await matters()).orphans).toMatchObject([{ reference, resolution: 'bank', note }]);
    const entries = await shop.db
      .selectFrom('ledger_entries')
      .select(['account', 'amount'])
      .where('reference', '=', reference)
      .where('kind', '=', 'orphan_returned')
      .orderBy('amount')
      .execute();
    expect(entries).toEqual([
      { account: 'bank', amount: -50_000 },
      { account: 'orphans_due', amount: 50_000 },
    ]);
  });

  it.each([
    ['in part', 20_000, '₦300.00'],
    ['all of it', 50_000, '₦0.00'],
  ])('that the provider is sending back, %s, is not sent from the bank account, too [B9]', async (_, amount, owed) => {
    const reference = `oja-${newId()}`;
    await payFromNowhere(shop, reference, 50_000);
    await recordOrphan(shop, reference, null);
    const { id } = await refundAtDashboard(shop, reference, { amount, pendingSeconds: 86_400 });
    await confirm();
    const resolve = () => sendFromBank(reference);
    await expect(resolve()).rejects.toMatchObject({
      code: 'refund_not_owed',
      message: expect.stringContaining(`Only ${owed} of this is still owed: `),
    });
    const [waiting] = (await matters()).orphans.filter((orphan) => orphan.reference === reference);
    expect(waiting).toMatchObject({ resolution: null, resolvedAt: null });
    // It failed there: then all of it is owed.
    await moveRefund(shop, id, 'failed');
    await expect(resolve()).rejects.toMatchObject({ code: 'matter_changed' });
    expect(await resolve()).toEqual({ ok: true });
  });
});

it('what waits for a person says the sum, the order and until when [B9, B15]', async () => {
  const { orderId, reference } = await cardOrder();
  const { order_number: orderNumber } = await orderRow(orderId);
  await confirm();
  const { refundId } = await refund(orderId, 75_000, 'card');
  await sql`update refunds set state = 'manual' where id = ${refundId}`.execute(shop.db);
  const dueAt = '2027-01-05T10:00:00.000Z';
  await sql`insert into disputes (id, reference, status, amount, due_at)
    values ('77001', ${reference}, 'awaiting-merchant-feedback', 100000, ${dueAt})`.execute(shop.db);
  const orphan = `oja-${newId()}`;
  await payFromNowhere(shop, orphan, 50_000);
  await recordOrphan(shop, orphan, null);
  const waiting = new Map((await matters()).waiting.map((one) => [one.subject, one]));
  await sql`delete from disputes where id = '77001'`.execute(shop.db);
  expect(waiting.get(`refund:${refundId}`)).toMatchObject({
    orderNumber,
    amount: 75_000,
    currency: 'NGN',
    dueAt: null,
  });
  expect(waiting.get('dispute:77001')).toMatchObject({ orderNumber, amount: 100_000, dueAt });
  expect(waiting.get(`orphan:${orphan}`)).toMatchObject({ orderNumber: null, amount: 50_000 });
});

it('orphans that wait stand before those that are closed, and of each the newest first [B9]', async () => {
  const found = (name: string, day: number, resolved: boolean) =>
    sql`
    insert into orphan_payments (reference, provider, found_at, resolved_at, resolution, note)
    values (${`oja-sorted-${name}`}, 'paystack', ${new Date(Date.UTC(2026, 0, day))}, ${resolved ? new Date() : null},
      ${resolved ? 'provider' : null}, ${resolved ? note : ''})`.execute(shop.db);
  await found('old-open', 1, false);
  await found('old-closed', 2, true);
  await found('new-open', 3, false);
  await found('new-closed', 4, true);
  const references = (await matters()).orphans.map(({ reference }) => reference);
  await sql`delete from orphan_payments where reference like 'oja-sorted-%'`.execute(shop.db);
  expect(references.filter((reference) => reference.startsWith('oja-sorted-'))).toEqual([
    'oja-sorted-new-open',
    'oja-sorted-old-open',
    'oja-sorted-new-closed',
    'oja-sorted-old-closed',
  ]);
});

it('the right is given and taken by a command on the server, and both stand in the audit log', async () => {
  const person = await newBuyer(shop);
  const change = (granted: boolean) => changeRole(shop.db, person.email.toUpperCase(), granted);
  // Whoever registered may not be whose address it is.
  expect(await change(true)).toBe('unconfirmed');
  await expect(person.call('operatorMatters', {})).rejects.toMatchObject({ status: 404 });
  await shop.db.updateTable('users').set({ email_verified: true }).where('id', '=', person.id).execute();
  expect(await change(true)).toBe('changed');
  await person.call('operatorMatters', {});
  expect(await change(false)).toBe('changed');
  await expect(person.call('operatorMatters', {})).rejects.toMatchObject({ status: 404 });
  expect(await changeRole(shop.db, 'nobody@oja.test', true)).toBe('no_account');
  const rows = await shop.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject', '=', `account:${person.id}`)
    .orderBy('at')
    .execute();
  expect(rows.map(({ action }) => action)).toEqual(['role.granted', 'role.revoked']);
});

it.each([
  ['nothing of ours', 'no'],
  ['another time', `soon ${newId()}`],
  ['another row', '1767225600000000 first'],
  ['more than that', `1767225600000000 ${newId()} on`],
])('a place in the audit log that says %s is refused', async (_, place) => {
  const cursor = Buffer.from(place).toString('base64url');
  await expect(operator.call('operatorAudit', { query: { cursor } })).rejects.toMatchObject({ status: 400 });
});

it('the audit log is read page by page to its end', async () => {
  await confirm();
  const buyer = await newBuyer(shop);
  for (let index = 0; index < 55; index++) {
    await operator.call('grantCredit', { body: { email: buyer.email, amount: 1, note }, idempotencyKey: newId() });
  }
  // Reading it shows who has acted, and that is on record.
  const written = await shop.db
    .selectFrom('audit_log')
    .select('id')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const first = await operator.call('operatorAudit', { query: {} });
  expect(first.items).toHaveLength(50);
  const pages = [first.items];
  for (let cursor = first.nextCursor; cursor !== null; ) {
    const page = await operator.call('operatorAudit', { query: { cursor } });
    pages.push(page.items);
    cursor = page.nextCursor;
  }
  expect(pages.flat().map(({ id }) => id)).toEqual(written.map(({ id }) => id));
  expect(pages).toHaveLength(Math.floor(written.length / 50) + 1);
});
