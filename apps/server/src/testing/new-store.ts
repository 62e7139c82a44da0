import type { StoreForm } from '@oja/domain/stores/store-form';
import type { Buyer } from '@oja/testing/people/newcomer';
import { newId } from '../platform/ids.ts';
import { newBuyer } from './buyer.ts';
import type { TestApp } from './test-app.ts';

/** A store that its owner, who is signed in, has only begun. */
export interface NewStore {
  owner: Buyer;
  sellerId: string;
  slug: string;
  params: { seller: string };
}

/** Somebody opens a store by its first page. */
export async function beginStore(shop: TestApp, storeName: string, given: Partial<StoreForm> = {}): Promise<NewStore> {
  const owner = await newBuyer(shop, 'Amaka Obi');
  const { businessType = 'individual', businessName = '', cacNumber = '' } = given;
  const body = { id: newId(), storeName, businessType, businessName, cacNumber };
  const { id, slug } = await owner.call('openStore', { body });
  return { owner, sellerId: id, slug, params: { seller: id } };
}

/** What a store must say of itself before it opens. */
export const neededOfStore = {
  state: 'Lagos',
  city: 'Ikeja',
  street: '12 Allen Avenue',
  phone: '0803 555 0142',
  couriers: ['GIG Logistics'],
};

/** The same with all that is required, and the owner's address confirmed. */
export async function completeStore(shop: TestApp, storeName: string): Promise<NewStore> {
  const store = await beginStore(shop, storeName);
  await shop.db.updateTable('users').set({ email_verified: true }).where('id', '=', store.owner.id).execute();
  await store.owner.call('saveStore', { params: store.params, body: { editVersion: 1, changes: neededOfStore } });
  return store;
}
