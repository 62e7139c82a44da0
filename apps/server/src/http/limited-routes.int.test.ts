import { shippingInfo } from '@oja/testing/buying/address';
import { fillCart } from '@oja/testing/buying/buy';
import { draftOf } from '@oja/testing/buying/order-draft';
import type { Buyer } from '@oja/testing/people/newcomer';
import { seedProduct, seedSeller } from '@oja/testing/rows/seed';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../platform/ids.ts';
import { newBuyer } from '../testing/buyer.ts';
import { photograph } from '../testing/photographs.ts';
import { putPicture } from '../testing/put-picture.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let shop: TestApp;
let buyer: Buyer;
let productId: string;
let slug: string;
let seller: string;
beforeAll(async () => {
  shop = await createTestApp({ env: { LIMIT_REQUESTS: '1' } });
  buyer = await newBuyer(shop);
  const product = await seedProduct(shop.db);
  productId = product.id;
  await fillCart(buyer, { product });
  const [line] = (await buyer.call('cart', {})).lines;
  slug = line?.storeSlug ?? '';
  seller = (await seedSeller(shop.db, { owner_id: buyer.id })).id;
});
afterAll(() => shop.close());

const email = 'ngozi@oja.test';
const token = 'of-nothing';
const choice = { color: '', size: '' };
const reference = `oja-${'0'.repeat(26)}`;
const order = async () => draftOf(await buyer.call('cart', {}));

const opened = { storeName: 'Amaka', businessType: 'individual', businessName: '', cacNumber: '' } as const;
const saved = (changes: { city: string } | { storeName: string }) => ({ editVersion: 1, changes });

/** Each request of which a stranger, or one account, could send too many. */
const limited: [what: string, send: () => Promise<unknown>][] = [
  ['a search', () => buyer.call('search', { query: { q: newId() } })],
  ['suggestions', () => buyer.call('suggestions', { query: { q: newId().slice(-6) } })],
  ['products by their words', () => buyer.call('products', { query: { q: newId() } })],
  ['goods of a store by their words', () => buyer.call('store', { params: { slug }, query: { q: newId() } })],
  [
    'a registration',
    () => shop.visitor().call('register', { body: { name: 'Ngozi', email, password: 'long enough' } }),
  ],
  ['a mailed link', () => buyer.call('forgotPassword', { body: { email } })],
  ['a new password', () => buyer.call('resetPassword', { body: { token, password: 'long enough' } })],
  ['the proof of an address', () => buyer.call('confirmAddress', { body: { token } })],
  [
    'a sign-in with Google',
    () => buyer.call('startGoogle', { body: { purpose: 'sign-in', remember: false, inPage: false } }),
  ],
  ['all that is known of an account', () => buyer.call('myData', {})],
  ['a saved address', () => buyer.call('addAddress', { body: { ...shippingInfo, isDefault: false } })],
  ['a review', () => buyer.call('saveReview', { params: { id: productId }, body: { rating: 5, comment: 'Good.' } })],
  ['an order by card', async () => buyer.call('initializePayment', { body: await order() })],
  [
    'an order by store credit',
    async () => buyer.call('placeCreditOrder', { body: { ...(await order()), method: 'credit' } }),
  ],
  ['a payment that is asked about', () => buyer.call('verifyPayment', { query: { reference } })],
  ['a payment that is left', () => buyer.call('cancelPayment', { body: { reference } })],
  ['an order that is tracked', () => buyer.call('trackOrder', { body: { orderNumber: 'ORD-1', email } })],
  [
    'a step of a parcel',
    () => buyer.call('moveParcel', { params: { seller, id: newId() }, body: { status: 'approved' } }),
  ],
  [
    'a parcel that is packed',
    () => buyer.call('packParcel', { params: { seller, id: newId() }, body: { packed: true } }),
  ],
  [
    'a parcel that is corrected',
    () => buyer.call('correctParcel', { params: { seller, id: newId() }, body: { trackingNumber: 'GIG-1' } }),
  ],
  ['a note', () => buyer.call('noteParcel', { params: { seller, id: newId() }, body: { ownNote: 'Blue bag.' } })],
  ['parcels that are accepted', () => buyer.call('acceptParcels', { params: { seller }, body: { ids: [newId()] } })],
  [
    'parcels that are shipped',
    () =>
      buyer.call('shipParcels', { params: { seller }, body: { parcels: [{ id: newId(), trackingNumber: 'GIG-1' }] } }),
  ],
  ['a store that is opened', () => buyer.call('openStore', { body: { id: newId(), ...opened } })],
  ['a name for a store', () => buyer.call('nameStore', { query: { name: 'Amaka' } })],
  ['a change of a store', () => buyer.call('saveStore', { params: { seller }, body: saved({ city: 'Ikeja' }) })],
  ['a new name of a store', () => buyer.call('saveStore', { params: { seller }, body: saved({ storeName: 'Amaka' }) })],
  ['a holiday', () => buyer.call('setHoliday', { params: { seller }, body: { editVersion: 1, holiday: null } })],
  ['an application', () => buyer.call('applyWithStore', { params: { seller }, body: { terms: '2020-01-01' } })],
  ['a picture', async () => putPicture(buyer, { seller, bytes: await photograph() })],
  [
    'a message to the shop',
    () =>
      buyer.call('sendMessage', { body: { name: 'Ngozi', email, orderNumber: '', topic: 'Other', message: 'Hello.' } }),
  ],
  ['a subscription', () => buyer.call('subscribe', { body: { email } })],
  ['a subscription that is confirmed', () => buyer.call('confirmSubscription', { body: { token } })],
  ['a subscription that ends', () => buyer.call('unsubscribe', { body: { token } })],
  ['a subscription that a mail program ends', () => post(`/newsletter/unsubscribe?token=${token}`, '')],
  ['the wish to be told', () => buyer.call('askRestock', { params: { id: productId }, body: choice })],
  ['the end of that wish', () => buyer.call('dropRestock', { params: { id: productId }, body: choice })],
  [
    'the wish to be told by mail',
    () => shop.visitor().call('askRestockByMail', { params: { id: productId }, body: { ...choice, email } }),
  ],
  ['a wish that is confirmed', () => buyer.call('confirmRestock', { body: { token } })],
  ['a wish that is ended by mail', () => buyer.call('endRestock', { body: { token } })],
  ['a message of the provider', () => post('/api/payment/webhook/paystack', '{}')],
];

async function post(path: string, body: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const { status } = await buyer.fetch(path, { method: 'POST', headers, body });
  if (status !== 200) throw Object.assign(new Error(`${path} answered ${status}`), { status });
}

const answerTo = (send: () => Promise<unknown>): Promise<number> =>
  send().then(
    () => 200,
    (error: { status: number }) => error.status,
  );

it.each(limited)('%s is refused to whom has asked for too many, and to nobody before', async (_, send) => {
  await shop.db.deleteFrom('throttles').execute();
  expect(await answerTo(send)).not.toBe(429);
  expect(await shop.db.updateTable('throttles').set({ count: 1_000_000 }).returning('key').execute()).not.toEqual([]);
  expect(await answerTo(send)).toBe(429);
});
