import { seedSeller } from '@oja/testing/rows/seed';
import type { Browser, Page } from '@playwright/test';
import { payForCart, signInByApi } from './api-shopper.ts';
import { addToCart, newAccount } from './buyer.ts';
import { clientOf } from './client.ts';
import { offerColoured } from './coloured-goods.ts';
import { offer, type ShopDatabase } from './shop-database.ts';

/** Bought of two sellers: blue goods of the demo's, which are its first line, and two plain ones of a store of their own. */
export async function buyOfTwo(page: Page, shop: ShopDatabase) {
  const { email } = await newAccount(page);
  const mark = crypto.randomUUID().slice(0, 8);
  const payout = { subaccount_code: null };
  const store = await seedSeller(shop.db, { store_name: `Stall ${mark}`, slug: `stall-${mark}`, payout });
  const coloured = await offerColoured(shop);
  const plain = await offer(shop.db, { seller_id: store.id });
  await addToCart(page, { productId: coloured.id, selectedColor: 'Blue', selectedSize: 'M' });
  await addToCart(page, { productId: plain.id, quantity: 2 });
  return { ...(await payForCart(page, email)), store, coloured, plain };
}

/** The demo's seller has no piece of the first line of an order, and cancels it. @returns what goes back to the buyer, in kobo */
export async function cancelFirstLine(browser: Browser, orderId: string) {
  const side = await browser.newContext();
  const seller = await side.newPage();
  await signInByApi(seller, 'seller@oja.ng');
  const call = clientOf(seller.request);
  const [store] = (await call('deskStores', {})).items;
  const params = { seller: store?.id ?? '', id: orderId };
  const line = { line: 0, quantity: 1 };
  const { amount } = await call('cancelLook', { params, body: line });
  await call('cancelLine', { params, body: { ...line, reason: 'not_there', seen: { amount } } });
  await side.close();
  return amount;
}
