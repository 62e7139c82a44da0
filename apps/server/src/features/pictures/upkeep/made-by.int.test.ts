import { addMember } from '@oja/testing/rows/members';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newBuyer } from '../../../testing/buyer.ts';
import { openStore } from '../../../testing/desk-sale.ts';
import { photograph } from '../../../testing/photographs.ts';
import { putPicture } from '../../../testing/put-picture.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

it('a member takes along which pictures they sent, and is forgotten with the account while the pictures stay', async () => {
  const store = await openStore(shop);
  const manager = await newBuyer(shop);
  await addMember(shop.db, store.sellerId, manager.id, 'manager');
  const { id, picture } = await putPicture(manager, { seller: store.sellerId, bytes: await photograph() });
  expect(await manager.call('myData', {})).toMatchObject({
    pictures: [{ store_name: store.storeName, key: picture.key, width: 700, height: 700 }],
  });
  await manager.call('deleteAccount', { body: { password: manager.password } });
  const rows = await shop.db.selectFrom('pictures').select(['key', 'made_by']).where('id', '=', id).execute();
  expect(rows).toEqual([{ key: picture.key, made_by: null }]);
});
