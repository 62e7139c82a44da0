import { surulere } from '@oja/testing/buying/address';
import { payOnPage } from '@oja/testing/buying/buy';
import { draftFor } from '@oja/testing/buying/order-draft';
import { expect, type Page } from '@playwright/test';
import type { BodyOf } from '../../packages/contract/src/endpoint.ts';
import type { Endpoints } from '../../packages/contract/src/endpoints.ts';
import { addToCart, newAccount } from './buyer.ts';
import { clientOf } from './client.ts';
import { offer, openShopDatabase } from './shop-database.ts';

/** What a shopper does before the part that a test is about, without the screens: the same requests, the same cookies. */

export interface PlacedOrder {
  id: string;
  orderNumber: string;
  email: string;
}

export async function signInByApi(page: Page, email: string, password = 'demo1234'): Promise<void> {
  await clientOf(page.request)('signIn', { body: { email, password, remember: false } });
}

/**
 * A new account buys goods by card, of the demo's seller unless given otherwise. The browser is signed in as that account
 * afterwards. The goods are offered for this order alone: the demo has few of each, and other journeys look for them on the
 * shop's pages.
 */
export async function buyGoods(page: Page, given: Parameters<typeof offer>[1] = {}): Promise<PlacedOrder> {
  const { email } = await newAccount(page);
  const { db, close } = await openShopDatabase();
  const { id: productId } = await offer(db, given);
  await close();
  await addToCart(page, { productId });
  return payForCart(page, email);
}

/** The account that the browser is signed in as pays by card for what is in its cart. */
export async function payForCart(page: Page, email: string): Promise<PlacedOrder> {
  const call = clientOf(page.request);
  const draft = await draftFor({ call }, { email, shippingInfo: { ...surulere, email } });
  const { data } = await call('initializePayment', { body: draft });
  await payOnPage(data.authorization_url);
  let orderNumber = '';
  await expect(async () => {
    const check = await call('verifyPayment', { query: { reference: data.reference } });
    expect(check.orderNumber).not.toBeNull();
    orderNumber = check.orderNumber ?? '';
  }).toPass({ timeout: 60_000 });
  return { id: draft.orderId, orderNumber, email };
}

/** The store moves its parcel of an order; the browser must be signed in as somebody who works for it alone. */
export async function moveParcel(page: Page, orderId: string, body: BodyOf<Endpoints['moveParcel']>): Promise<void> {
  const call = clientOf(page.request);
  const [store] = (await call('deskStores', {})).items;
  if (!store) throw new Error('Whoever is signed in works for no store.');
  await call('moveParcel', { params: { seller: store.id, id: orderId }, body });
}
