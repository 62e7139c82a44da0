import { fillCart, orderByCredit } from '@oja/testing/buying/buy';
import { draftFor } from '@oja/testing/buying/order-draft';
import { countLockWaiters } from '@oja/testing/database/lock-waiters';
import {
  openShopBesideItsDatabase,
  plentifulProduct,
  richBuyer,
  type ShopBesideItsDatabase,
} from '@oja/testing/processes/shop-beside-its-database';
import type { ShopProcess } from '@oja/testing/processes/shop-process';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../database/pool.ts';
import { expectConserved, outcomes } from '../testing/till.ts';

let base: ShopBesideItsDatabase;
let shop: ShopProcess;
beforeAll(async () => {
  base = await openShopBesideItsDatabase();
  shop = await base.serve({ DATABASE_CONNECTIONS: '10' });
});
afterAll(async () => {
  await expectConserved(base);
  await base.close();
});

async function read(path: string) {
  const { status, headers } = await fetch(shop.url + path);
  return { status, retryAfter: headers.get('retry-after') };
}

/** How many statements somebody else has answered over the same line, one after the other, until that is done. */
async function countStatements({ db }: OpenDatabase, until: Promise<unknown>): Promise<number> {
  let isDone = false;
  void until.finally(() => {
    isDone = true;
  });
  let count = 0;
  for (; !isDone; count++) await sql`select 1`.execute(db);
  return count;
}

describe('a database that is slow: C6', () => {
  it('on one row: who wants that row waits and is told, everybody else reads', { timeout: 60_000 }, async () => {
    const wanted = await plentifulProduct(base.db);
    const others = await Promise.all(Array.from({ length: 20 }, () => plentifulProduct(base.db)));
    const buyers = await Promise.all(Array.from({ length: 16 }, () => richBuyer(shop, base.db)));
    const drafts = await Promise.all(
      buyers.map(async (buyer) => {
        await fillCart(buyer, { product: wanted });
        return { buyer, draft: await draftFor(buyer) };
      }),
    );
    let buying: Promise<unknown>[] = [];
    await base.db.transaction().execute(async (tx) => {
      await tx.selectFrom('products').select('id').where('id', '=', wanted.id).forUpdate().execute();
      let heard = 0;
      buying = drafts.map(({ buyer, draft }) => orderByCredit(buyer, draft).finally(() => heard++));
      await expect.poll(() => countLockWaiters(base.db), { timeout: 15_000, interval: 50 }).toBeGreaterThanOrEqual(7);
      const reading = await Promise.all(others.map(({ id }) => read(`/api/products/${id}`)));
      expect(reading.map(({ status }) => status)).toEqual(others.map(() => 200));
      // No reader had to wait until somebody who wants the row gives up.
      expect(heard).toBe(0);
    });
    const { won, refusals } = await outcomes(buying);
    expect(won).toBeGreaterThan(0);
    const told = Object.values(refusals).reduce((sum, count) => sum + count, 0);
    expect(won + told).toBe(buyers.length);
    expect(Object.keys(refusals).filter((message) => !/try again/i.test(message))).toEqual([]);
  });

  it('as a whole: 2 s a statement end in an answer or in 503, and are forgotten afterwards', {
    timeout: 90_000,
  }, async () => {
    const products = await Promise.all(Array.from({ length: 15 }, () => plentifulProduct(base.db)));
    const buyer = await richBuyer(shop, base.db);
    await fillCart(buyer, { product: products[0] as { id: string } });
    const draft = await draftFor(buyer);
    const beside = openDatabase({ address: { url: base.url }, applicationName: 'oja-test', maxConnections: 1 });
    await countStatements(beside, Promise.resolve());
    base.line.delay = () => 1000;
    const asked = Promise.all(products.map(({ id }) => read(`/api/products/${id}`)));
    const [reads, order, statements] = await Promise.all([
      asked,
      outcomes([orderByCredit(buyer, draft)]),
      countStatements(beside, asked),
    ]);
    base.line.heal();
    await beside.close();
    const kinds = reads.map(({ status, retryAfter }) => (status === 503 && retryAfter !== null ? 'told' : status));
    expect(kinds.filter((kind) => kind !== 200 && kind !== 'told')).toEqual([]);
    // Nobody waits for more than a few statements, however long one takes.
    expect(statements).toBeLessThan(10);
    // Whatever the buyer heard, the same order again is the same order.
    expect(order.won + Object.keys(order.refusals).length).toBe(1);
    await expect.poll(async () => (await read('/api/ready')).status, { timeout: 20_000 }).toBe(200);
    const again = await orderByCredit(buyer, draft).catch((error: { code: string }) => error.code);
    const orders = await base.db.selectFrom('orders').select('id').where('id', '=', draft.orderId).execute();
    expect([again === 'cart_changed' || typeof again === 'object', orders.length]).toEqual([true, 1]);
  });
});
