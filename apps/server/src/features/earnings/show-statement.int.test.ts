import { openPayment, payOnPage } from '@oja/testing/buying/buy';
import { addMember } from '@oja/testing/rows/members';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { newBuyer } from '../../testing/buyer.ts';
import { buyFrom, type OpenedStore, openStore } from '../../testing/desk-sale.ts';
import { verify } from '../../testing/payment-steps.ts';
import { buyerWith, createTill, type Till } from '../../testing/till.ts';

let shop: Till;
beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());

const statementOf = ({ owner, sellerId: seller }: OpenedStore, query: { month?: string; cursor?: string } = {}) =>
  owner.call('deskStatement', { params: { seller }, query });
/** Entries of a store's own account, with times in Lagos. */
async function enter(sellerId: string, entries: readonly (readonly [at: string, amount: number, kind?: string])[]) {
  for (const [at, amount, kind = 'order_refund'] of entries) {
    const account = `seller_payable:${sellerId}`;
    await sql`insert into ledger_entries (id, transaction_id, kind, account, amount, created_at)
      values (${newId()}, ${newId()}, ${kind}, ${account}, ${-amount}, ${`${at}+01:00`}::timestamptz)`.execute(shop.db);
  }
}

describe('the statement of a store', () => {
  it('is of nothing while nothing was sold', async () => {
    expect(await statementOf(await openStore(shop))).toMatchObject({
      coming: 0,
      opening: 0,
      movements: 0,
      closing: 0,
      items: [],
      nextCursor: null,
    });
  });

  it('has what was sold, less commission, and what is cancelled of it [MONEY-13]', async () => {
    const store = await openStore(shop);
    const { orderId, orderNumber } = await buyFrom(shop, store);
    const part = await shop.db
      .selectFrom('order_sellers')
      .select(['items_total', 'commission'])
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    const gets = part.items_total - part.commission;
    expect(part.commission).toBeGreaterThan(0);
    const order = { id: orderId, orderNumber, firstName: store.product.name, units: 1 };
    const sale = { kind: 'sale', amount: gets, goods: part.items_total, commission: part.commission, order };
    expect(await statementOf(store)).toMatchObject({ coming: gets, movements: gets, closing: gets, items: [sale] });
    const look = await store.owner.call('cancelLook', {
      params: { seller: store.sellerId, id: orderId },
      body: { line: 0, quantity: 1 },
    });
    await store.owner.call('cancelLine', {
      params: { seller: store.sellerId, id: orderId },
      body: { line: 0, quantity: 1, reason: 'not_there', seen: { amount: look.amount } },
    });
    expect(await statementOf(store)).toMatchObject({
      coming: 0,
      movements: 0,
      items: [{ kind: 'cancelled', amount: -gets, order }, sale],
    });
  });

  it('has the share that was sent with a payment beside what was sold: nothing is to come [MONEY-37]', async () => {
    const store = await openStore(shop);
    const answer = await fetch(`${shop.sandbox.url}/subaccount`, {
      method: 'POST',
      headers: { authorization: `Bearer ${shop.sandbox.secretKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        business_name: 'X',
        bank_code: '058',
        account_number: '0123456789',
        percentage_charge: 0,
      }),
    });
    const { data } = (await answer.json()) as { data: { subaccount_code: string } };
    await sql`update seller_payouts set subaccount_code = ${data.subaccount_code}
      where seller_id = ${store.sellerId}`.execute(shop.db);
    const buyer = await buyerWith(shop, { product: store.product });
    const { reference, url } = await openPayment(buyer);
    await payOnPage(url);
    await verify(buyer, reference);
    const { items, coming } = await statementOf(store);
    expect(coming).toBe(0);
    expect(items.map(({ kind }) => kind).sort()).toEqual(['sale', 'sent']);
    expect(items.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  });

  it('adds up month by month, as months are in Lagos; below 0 the store owes [MONEY-12]', async () => {
    const store = await openStore(shop);
    await enter(store.sellerId, [
      ['2026-08-31 23:59:59', 500_000],
      ['2026-09-01 00:00:00', 300_000],
      ['2026-09-30 23:59:59', -900_000],
      ['2026-10-01 00:00:00', 50_000],
    ]);
    const of = (month: string) => statementOf(store, { month });
    expect(await of('2026-08')).toMatchObject({ opening: 0, movements: 500_000, closing: 500_000, coming: -50_000 });
    const september = await of('2026-09');
    expect(september).toMatchObject({
      opening: 500_000,
      movements: -600_000,
      closing: -100_000,
      firstMonth: '2026-08',
    });
    expect(september.items.map(({ amount }) => amount)).toEqual([-900_000, 300_000]);
    expect(await of('2026-10')).toMatchObject({ opening: -100_000, movements: 50_000, closing: -50_000 });
    expect(await of('2026-07')).toMatchObject({ opening: 0, movements: 0, closing: 0, items: [] });
  });

  it('comes page by page, each entry once, also of one moment [MONEY-38]', async () => {
    const store = await openStore(shop);
    const rows = Array.from({ length: 120 }, (_, at) => [`2026-09-${at < 70 ? '10' : '11'} 10:00:00`, at + 1] as const);
    await enter(store.sellerId, rows);
    const amounts: number[] = [];
    let cursor: string | undefined;
    let pages = 0;
    do {
      const page = await statementOf(store, { month: '2026-09', ...(cursor !== undefined && { cursor }) });
      amounts.push(...page.items.map(({ amount }) => amount));
      cursor = page.nextCursor ?? undefined;
      pages += 1;
    } while (cursor !== undefined);
    expect(pages).toBe(3);
    expect(amounts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 120 }, (_, at) => at + 1));
    const first = await statementOf(store, { month: '2026-09' });
    const elsewhere = statementOf(store, { month: '2026-08', cursor: first.nextCursor ?? '' });
    await expect(elsewhere).rejects.toMatchObject({ code: 'bad_request' });
  });

  it('is nothing to a packer, and of no other store [MONEY-14]', async () => {
    const [store, rival] = [await openStore(shop), await openStore(shop)];
    await enter(rival.sellerId, [['2026-09-10 10:00:00', 1]]);
    expect((await statementOf(store, { month: '2026-09' })).items).toEqual([]);
    const packer = await newBuyer(shop, 'A Packer');
    await addMember(shop.db, store.sellerId, packer.id, 'packer');
    await expect(statementOf({ ...store, owner: packer })).rejects.toMatchObject({ code: 'act_not_allowed' });
  });

  it.each(['2026-13', '2026-1', '26-01', 'now', '1999-12'])('%s is no month', async (month) => {
    await expect(statementOf(await openStore(shop), { month })).rejects.toMatchObject({ code: 'bad_request' });
  });
});
