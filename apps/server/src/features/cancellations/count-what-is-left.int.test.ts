import { setStock } from '@oja/testing/rows/shelves';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { cancelSteps } from '../../testing/cancel-steps.ts';
import { refundOf } from '../../testing/payment-steps.ts';
import { createTill, expectConserved, stockOf, type Till } from '../../testing/till.ts';

let shop: Till;
beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());
afterEach(() => expectConserved(shop));

const { openStore, sellByCredit, look, cancel } = cancelSteps(() => shop);

/** A store of whose ten units two are sold. */
async function soldTwo() {
  const store = await openStore(250_000);
  return { store, sold: await sellByCredit({ store, quantity: 2 }) };
}
const movementsOf = async ({ id }: { id: string }) => {
  const { rows } = await sql<{ said: string; actor: string; source: string }>`
    select concat_ws(' ', kind, d_stock, reason) as said, actor, source from stock_movements
    where stock_item_id = ${id} and kind = 'adjustment' order by created_at, id`.execute(shop.db);
  return rows;
};
const cancellationsOf = async ({ id }: { id: string }) =>
  (await sql<{ id: string }>`select id from line_cancellations where order_id = ${id}`.execute(shop.db)).rows;

describe('what is not there is counted with its cancellation', () => {
  it('as a difference to what the look said: what was sold meanwhile stays sold [PARCEL-73]', async () => {
    const { store, sold } = await soldTwo();
    const { stock: seen } = await look(store, sold);
    expect(seen).toBe(8);
    await sellByCredit({ store, quantity: 3 });
    await cancel(store, sold, { reason: 'not_there', counted: { seen: 8, count: 4 } });
    // Four fewer than were seen, three sold since.
    expect(await stockOf(shop.db, store.product)).toEqual({ stock: 1, held: 0 });
    const [cancellation] = await cancellationsOf(sold);
    expect(await movementsOf(store.product)).toEqual([
      { said: 'adjustment -4 counted', actor: store.owner.id, source: `cancellation:${cancellation?.id}` },
    ]);
  });

  it('once, however often it is sent under its key [PARCEL-108]', async () => {
    const { store, sold } = await soldTwo();
    const asked = { reason: 'not_there', counted: { seen: 8, count: 0 }, key: newId(), amount: 275_000 } as const;
    await cancel(store, sold, asked);
    await cancel(store, sold, asked);
    expect(await stockOf(shop.db, store.product)).toEqual({ stock: 0, held: 0 });
    expect(await movementsOf(store.product)).toHaveLength(1);
  });

  it('and leaves the count alone where nobody says one, or says what was seen', async () => {
    const { store, sold } = await soldTwo();
    await cancel(store, sold, { reason: 'not_there' });
    await cancel(store, sold, { reason: 'not_there', counted: { seen: 8, count: 8 } });
    expect(await stockOf(shop.db, store.product)).toEqual({ stock: 8, held: 0 });
    expect(await movementsOf(store.product)).toEqual([]);
  });
});

describe('a count that cannot be', () => {
  it.each([
    ['below what is promised to buyers who are paying', 3, { seen: 8, count: 2 }, 'not_enough_free', 3],
    ['above what a count can be', 0, { seen: 0, count: 1_000_000 }, 'too_many_units', undefined],
  ] as const)('%s refuses the whole [PARCEL-74]', async (_, held, counted, code, least) => {
    const { store, sold } = await soldTwo();
    await setStock(shop.db, store.product, { held });
    await expect(cancel(store, sold, { reason: 'not_there', counted })).rejects.toMatchObject({
      status: 409,
      code,
      details: least === undefined ? {} : { least },
    });
    expect(await stockOf(shop.db, store.product)).toEqual({ stock: 8, held });
    expect(await refundOf(shop, sold.reference)).toEqual([]);
    expect(await cancellationsOf(sold)).toEqual([]);
    await setStock(shop.db, store.product, { held: 0 });
  });

  it.each(['buyer_asked', 'cannot_deliver', 'wrong_price'] as const)('is that of what is there: %s', async (reason) => {
    const { store, sold } = await soldTwo();
    const counted = { seen: 8, count: 0 };
    await expect(cancel(store, sold, { reason, counted })).rejects.toMatchObject({ status: 400, code: 'bad_request' });
    expect(await cancellationsOf(sold)).toEqual([]);
  });
});
