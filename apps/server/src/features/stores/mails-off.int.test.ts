import { addMember } from '@oja/testing/rows/members';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newBuyer } from '../../testing/buyer.ts';
import { buyFrom, type OpenedStore, openStore } from '../../testing/desk-sale.ts';
import { mailTo } from '../../testing/mailbox.ts';
import { relay } from '../../testing/payment-steps.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let store: OpenedStore;
beforeAll(async () => {
  shop = await createTestApp();
  store = await openStore(shop);
});
afterAll(() => shop.close());

const params = () => ({ seller: store.sellerId });
const form = () => store.owner.call('deskStoreForm', { params: params() });
const stored = async () => {
  const { rows } = await sql<{ off: string[] }>`
    select mails_off as off from sellers where id = ${store.sellerId}`.execute(shop.db);
  return rows[0]?.off;
};
type Off = Awaited<ReturnType<typeof form>>['mailsOff'];
const save = async (mailsOff: Off) =>
  store.owner.call('saveStore', {
    params: params(),
    body: { editVersion: (await form()).editVersion, changes: { mailsOff } },
  });

it('a store switches its mails off and on, and nothing else of it changes [STALL-94]', async () => {
  const before = await form();
  expect(before.mailsOff).toEqual([]);
  expect(await save(['reviewed', 'unaccepted'])).toEqual({
    ...before,
    mailsOff: ['unaccepted', 'reviewed'],
    editVersion: before.editVersion + 1,
  });
  expect(await stored()).toEqual(['unaccepted', 'reviewed']);
  const { rows } = await sql<{ details: object }>`
    select details from audit_log where subject = ${`store:${store.sellerId}`} and action = 'store.saved'`.execute(
    shop.db,
  );
  expect(rows).toMatchObject([{ details: { fields: ['mailsOff'] } }]);
  // The same that is saved twice is one.
  const body = { editVersion: before.editVersion, changes: { mailsOff: ['unaccepted', 'reviewed'] as Off } };
  expect(await store.owner.call('saveStore', { params: params(), body })).toMatchObject({
    editVersion: before.editVersion + 1,
  });
  const { editVersion } = await form();
  const city = { editVersion, changes: { city: 'Ikeja' } };
  expect(await store.owner.call('saveStore', { params: params(), body: city })).toMatchObject({
    mailsOff: ['unaccepted', 'reviewed'],
  });
  expect(await save([])).toMatchObject({ mailsOff: [] });
  expect(await stored()).toEqual([]);
});

it('new orders cannot be switched off, by any word, and come with all else off [STALL-94]', async () => {
  for (const word of ['ordered', 'cancelled', 'orderPlaced']) {
    await expect(save([word] as unknown as Off)).rejects.toMatchObject({ status: 400 });
    await expect(
      sql`update sellers set mails_off = array[${word}] where id = ${store.sellerId}`.execute(shop.db),
    ).rejects.toThrow('sellers_mails_off_check');
  }
  await save(['unaccepted', 'low_stock', 'draft_decided', 'reviewed']);
  await buyFrom(shop, store);
  await relay(shop);
  expect((await mailTo(shop, store.owner.email)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('New order'),
  ]);
});

it('a packer switches nothing', async () => {
  const packer = await newBuyer(shop, 'Packer');
  await addMember(shop.db, store.sellerId, packer.id, 'packer');
  const before = await stored();
  const body = { editVersion: (await form()).editVersion, changes: { mailsOff: [] } };
  await expect(packer.call('saveStore', { params: params(), body })).rejects.toMatchObject({ status: 403 });
  expect(await stored()).toEqual(before);
});
