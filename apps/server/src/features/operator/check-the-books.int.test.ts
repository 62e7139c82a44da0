import { openPayment } from '@oja/testing/buying/buy';
import type { Buyer } from '@oja/testing/people/newcomer';
import { plainProduct } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newBuyer } from '../../testing/buyer.ts';
import { carryOutRefunds, paidOrder, relay } from '../../testing/payment-steps.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { buyerWith, createTill, type Till } from '../../testing/till.ts';

let shop: Till;
let operator: Buyer;
beforeEach(async () => {
  shop = await createTill();
  operator = await operatorOf(shop);
});
afterEach(() => shop.close());

async function operatorOf(of: TestApp): Promise<Buyer> {
  const person = await newBuyer(of, 'Bisi Operator');
  await of.db.updateTable('users').set({ role: 'operator' }).where('id', '=', person.id).execute();
  return person;
}

const check = (by = operator) => by.call('operatorCheck', {});
const reasonsOf = ({ leftOut }: Awaited<ReturnType<typeof check>>) => leftOut.map(({ why }) => why).sort();
const alwaysLeftOut = ['no_clients', 'no_mark'];

/** Nothing is under way any more. */
async function rest(): Promise<void> {
  await relay(shop);
  await sql`delete from outbox where topic = 'mail.send'`.execute(shop.db);
}

describe('the operator checks the books', () => {
  it('and a breach is named, with what is wrong and where', async () => {
    expect((await check()).broken).toEqual([]);
    const product = await plainProduct(shop.db);
    await sql`update stock_items set stock = stock + 1 where id = ${product.id}`.execute(shop.db);
    expect((await check()).broken).toEqual([
      {
        id: 'I02',
        says: 'stock is the sum of its movements',
        what: [{ condition: 'has another stock than its movements', count: 1, examples: [product.id] }],
      },
    ]);
  });

  it("with the provider's, also while the shop is at work", async () => {
    const { reference } = await paidOrder(shop);
    await openPayment(await buyerWith(shop, { product: await plainProduct(shop.db) }));
    const sound = await check();
    expect(sound.broken).toEqual([]);
    expect(reasonsOf(sound)).toEqual(['at_work', ...alwaysLeftOut]);
    const atWork = sound.leftOut.find(({ why }) => why === 'at_work');
    expect(atWork?.rules).toContain(
      'I14: the ledger has of the provider what it holds, less what it is paying back, and payments nobody knows',
    );
    const taken = shop.sandbox.state.store.transaction(reference);
    if (taken) taken.amount += 1;
    expect((await check()).broken).toMatchObject([
      { id: 'I21', what: [{ condition: 'has another amount there', examples: [reference] }] },
    ]);
  });

  it('at rest with every rule that there is, down to what the provider holds', async () => {
    const { reference } = await paidOrder(shop);
    await rest();
    const sound = await check();
    expect(sound.broken).toEqual([]);
    expect(reasonsOf(sound)).toEqual(alwaysLeftOut);
    await fetch(`${shop.sandbox.url}/refund`, {
      method: 'POST',
      headers: { authorization: `Bearer ${shop.sandbox.secretKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ transaction: reference, amount: 1000 }),
    });
    carryOutRefunds(shop, reference);
    const { broken } = await check();
    expect(broken.map(({ id }) => id)).toEqual(['I14', 'I21']);
  });

  it('and hears that the provider did not show its own, while all the rest is looked at', async () => {
    await paidOrder(shop);
    const answer = await fetch(`${shop.sandbox.url}/control/behaviour`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ faults: { transactions: [{ fault: 'error', times: null }] } }),
    });
    expect(answer.status).toBe(200);
    const findings = await check();
    expect(findings.broken).toEqual([]);
    expect(findings.checked).toBeGreaterThan(40);
    expect(reasonsOf(findings)).toEqual(['at_work', ...alwaysLeftOut, 'provider_silent']);
  });

  it('and hears that there is no provider to compare them with', async () => {
    const bare = await createTestApp({
      env: { DEMO: '0' },
    });
    try {
      const findings = await check(await operatorOf(bare));
      expect(findings.broken).toEqual([]);
      expect(findings.leftOut.find(({ why }) => why === 'no_provider')?.rules.length).toBeGreaterThan(5);
    } finally {
      await bare.close();
    }
  });

  it('one at a time, in whatever process', async () => {
    await shop.db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('check_money', 0))`.execute(tx);
      await expect(check()).rejects.toMatchObject({ code: 'too_many_requests', retryAfter: 10 });
    });
    expect((await check()).broken).toEqual([]);
  });
});
