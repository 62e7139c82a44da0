import { countLockWaiters } from '@oja/testing/database/lock-waiters';
import { plainForm, seedDraft, seedPicture } from '@oja/testing/rows/goods';
import { seedCategory } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { beginStore, completeStore, type NewStore } from '../../testing/new-store.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.db.updateTable('shop_policy').set({ seller_approval: 'automatic' }).execute();
});
afterAll(() => shop.close());

const leave = ({ owner }: NewStore) => owner.call('deleteAccount', { body: { password: owner.password } });
const apply = ({ owner, params }: NewStore) =>
  owner.call('applyWithStore', { params, body: { terms: '2026-11-26' }, idempotencyKey: newId() });
const rowsOf = async ({ sellerId }: NewStore) => {
  const { rows } = await sql<{ kept: number }>`
    select ((select count(*) from sellers where id = ${sellerId}) + (select count(*) from seller_members where seller_id = ${sellerId})
      + (select count(*) from seller_slugs where seller_id = ${sellerId}) + (select count(*) from pictures where seller_id = ${sellerId})
      + (select count(*) from product_drafts where seller_id = ${sellerId})
      + (select count(*) from seller_payouts where seller_id = ${sellerId}))::int as kept`.execute(shop.db);
  return rows[0]?.kept;
};

describe('whoever owns a store', () => {
  it('that never opened can leave, and takes it along with its drafts, pictures and address [STALL-23]', async () => {
    const store = await beginStore(shop, 'Never Opened');
    const picture = await seedPicture(shop.db, store.sellerId);
    await seedDraft(shop.db, store.sellerId, plainForm((await seedCategory(shop.db)).id, picture.id));
    expect(await store.owner.call('account', {})).toMatchObject({ runsShop: false });
    await leave(store);
    expect(await rowsOf(store)).toBe(0);
    expect((await beginStore(shop, 'Never Opened')).slug).toBe('never-opened');
  });

  it('that sells, or has sold, cannot [STALL-23]', async () => {
    const store = await completeStore(shop, 'Opened Once');
    await apply(store);
    expect(await store.owner.call('account', {})).toMatchObject({ runsShop: true });
    await expect(leave(store)).rejects.toMatchObject({ code: 'account_runs_shop' });
    await shop.db.updateTable('sellers').set({ status: 'suspended' }).where('id', '=', store.sellerId).execute();
    await expect(leave(store)).rejects.toMatchObject({ code: 'account_runs_shop' });
  });

  it('and leaves while it is opened, does one or the other', async () => {
    for (let n = 0; n < 4; n++) {
      const store = await completeStore(shop, `Torn ${'abcd'[n]}`);
      const [left, opened] = await Promise.allSettled([leave(store), apply(store)]);
      expect([left?.status, opened?.status].sort()).toEqual(['fulfilled', 'rejected']);
      const { rows } = await sql<{ status: string }>`
        select s.status from sellers s join seller_members member on member.seller_id = s.id and member.user_id = s.owner_id
        where s.id = ${store.sellerId}`.execute(shop.db);
      expect(rows).toEqual(left?.status === 'fulfilled' ? [] : [{ status: 'approved' }]);
    }
  });

  it('and leaves while an operator approves the store, stays', async () => {
    const store = await completeStore(shop, 'Approved Meanwhile');
    const { leaving } = await shop.db.transaction().execute(async (tx) => {
      await tx.updateTable('sellers').set({ status: 'approved' }).where('id', '=', store.sellerId).execute();
      const leaving = leave(store).catch((error) => error);
      await expect.poll(() => countLockWaiters(shop.db), { timeout: 5000 }).toBe(1);
      return { leaving };
    });
    expect(await leaving).toMatchObject({ code: 'account_runs_shop' });
    const { rows } = await sql`
      select s.status, count(member.user_id)::int as members from sellers s
      left join seller_members member on member.seller_id = s.id where s.id = ${store.sellerId} group by s.status`.execute(
      shop.db,
    );
    expect(rows).toEqual([{ status: 'approved', members: 1 }]);
  });

  it('takes along all that it says of itself', async () => {
    const store = await completeStore(shop, 'Exported Cloth');
    const data = (await store.owner.call('myData', {})) as { ownStore?: object[] };
    expect(data.ownStore).toMatchObject([
      {
        store_name: 'Exported Cloth',
        slugs: ['exported-cloth'],
        phone: '0803 555 0142',
        business_address: { street: '12 Allen Avenue', city: 'Ikeja' },
        status: 'opening',
      },
    ]);
  });
});
