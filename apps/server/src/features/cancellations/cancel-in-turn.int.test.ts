import { kobo } from '@oja/domain/money/money';
import { countLockWaiters } from '@oja/testing/database/lock-waiters';
import type { Buyer } from '@oja/testing/people/newcomer';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { cancelSteps } from '../../testing/cancel-steps.ts';
import { markOnPage, newOperator, why } from '../../testing/money-back-steps.ts';
import { refundOf } from '../../testing/payment-steps.ts';
import { createTill, expectConserved, type Till } from '../../testing/till.ts';
import { noteDispute } from '../payments/disputes/record-dispute.ts';

let shop: Till;
let operator: Buyer;
beforeAll(async () => {
  shop = await createTill();
  operator = await newOperator(shop);
});
afterAll(() => shop.close());
afterEach(() => expectConserved(shop));

const { openStore, sellByCard, cancel } = cancelSteps(() => shop);

const contested = {
  ...{ id: '70001', status: 'awaiting-merchant-feedback', amount: kobo(275_000), reason: 'Not as described' },
  ...{ dueAt: null, resolution: null, currency: 'NGN' },
};

it('who cancels a line waits for whoever has the payment, and goes by what they leave', async () => {
  const store = await openStore(250_000);
  const sold = await sellByCard({ store });
  // A member is locked after the provider was asked, and before anything is read of the money.
  const [heldMember, heldPayment] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const waiters = (count: number) => expect.poll(() => countLockWaiters(shop.db), { timeout: 10_000 }).toBe(count);
  const member = shop.db.transaction().execute(async (tx) => {
    await sql`select from seller_members where user_id = ${store.owner.id} for update`.execute(tx);
    await heldMember.promise;
  });
  const ended = cancel(store, sold, { amount: 275_000 }).then(
    () => 'done',
    ({ message }: Error) => message,
  );
  await waiters(1);
  // The buyer's bank contests the payment, of which the provider tells just now. The order is nobody's.
  const dispute = shop.db.transaction().execute(async (tx) => {
    await sql`select from payments where reference = ${sold.reference} for update`.execute(tx);
    await noteDispute(tx, sold.reference, contested);
    heldMember.resolve();
    await member;
    await heldPayment.promise;
  });
  await member;
  await waiters(1);
  heldPayment.resolve();
  await dispute;
  expect(await ended).toContain('bank');
  expect(await refundOf(shop, sold.reference)).toEqual([]);
});

it.each([
  // Two pieces for 2005: of their tax and of our commission, 401, the first has 201 and the second 200.
  ['the first piece', 0, { goods: 2005, tax: 201, commission: 201, shipping: 0 }],
  ['the last piece, with which shipping went back', 1, { goods: 2005, tax: 200, commission: 200, shipping: 1000 }],
] as const)(
  'what a closed refund undoes of %s is what it took, whatever was cancelled before and after',
  async (_, at, took) => {
    const store = await openStore(2005);
    const sold = await sellByCard({ store, quantity: 2 });
    await cancel(store, sold);
    await cancel(store, sold);
    const id = (await refundOf(shop, sold.reference))[at]?.id ?? '';
    await sql`update refunds set state = 'manual' where id = ${id}`.execute(shop.db);
    const body = { what: 'refund', seen: await markOnPage(operator, 'refund', id), note: why } as const;
    await operator.call('closeRefund', { params: { id }, body, idempotencyKey: newId() });
    const { rows } = await sql<{ account: string; amount: number }>`
    select split_part(account, ':', 1) as account, sum(amount)::float8 as amount from ledger_entries
    where reference = ${sold.reference} and kind = 'line_undone' group by 1`.execute(shop.db);
    expect(Object.fromEntries(rows.map(({ account, amount }) => [account, amount]))).toEqual({
      seller_payable: took.commission - took.goods,
      commission: -took.commission,
      tax: -took.tax,
      ...(took.shipping > 0 && { shipping: -took.shipping }),
      buyer_refund_due: took.goods + took.tax + took.shipping,
    });
  },
);
