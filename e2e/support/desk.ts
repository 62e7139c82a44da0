import type { MemberRole } from '@oja/domain/people/member-roles';
import type { StoreStatus } from '@oja/domain/stores/store-status';
import { surulere } from '@oja/testing/buying/address';
import { orderByCredit } from '@oja/testing/buying/buy';
import { draftFor } from '@oja/testing/buying/order-draft';
import { giveCredit } from '@oja/testing/rows/give-credit';
import { addMember } from '@oja/testing/rows/members';
import { seedSeller } from '@oja/testing/rows/seed';
import { type Page, request } from '@playwright/test';
import type { OrderDraft } from '../../packages/contract/src/checkout.ts';
import { newAccount } from './buyer.ts';
import { clientOf } from './client.ts';
import { offer, type ShopDatabase } from './shop-database.ts';

type Db = ShopDatabase['db'];

export interface StoreOrder {
  id: string;
  orderNumber: string;
}

/** A store of a test alone, at whose desk the browser is signed in. */
export interface OwnStore {
  id: string;
  slug: string;
  storeName: string;
  product: { id: string; name: string };
}

interface Given {
  role?: MemberRole;
  storeName?: string;
  productName?: string;
  status?: StoreStatus;
}

/** A new store with goods to sell; the browser is signed in as a new member of it. */
export async function openStore(page: Page, db: Db, { role = 'owner', ...given }: Given = {}): Promise<OwnStore> {
  const member = await newAccount(page, 'Amaka Okafor');
  const word = crypto.randomUUID().slice(0, 8);
  const store = await seedSeller(db, {
    store_name: given.storeName ?? `Store of a test ${word}`,
    slug: `store-of-a-test-${word}`,
    owner_id: role === 'owner' ? member.id : null,
    ...(given.status !== undefined && { status: given.status }),
  });
  if (role !== 'owner') await addMember(db, store.id, member.id, role);
  const product = await offer(db, {
    seller_id: store.id,
    stock: 1000,
    ...(given.productName !== undefined && { name: given.productName }),
  });
  return { id: store.id, slug: store.slug, storeName: store.store_name, product };
}

/**
 * A new buyer orders from a store, once for each of these names, by credit: the first is ordered first.
 *
 * @param quantity pieces of each order
 */
export async function orderFrom(
  db: Db,
  { product }: OwnStore,
  people: readonly Partial<OrderDraft['shippingInfo']>[],
  quantity = 1,
): Promise<StoreOrder[]> {
  const browser = await request.newContext({ baseURL: `http://localhost:${process.env.E2E_PORT}` });
  const call = clientOf(browser);
  const account = {
    name: 'Ngozi Eze',
    email: `buyer.${crypto.randomUUID()}@example.com`,
    password: 'a long enough one',
  };
  const { user } = await call('register', { body: account });
  if (user === null) throw new Error('Not signed in after registering.');
  await giveCredit(db, user.id, 1_000_000_000);
  const placed: StoreOrder[] = [];
  for (const person of people) {
    await call('addToCart', { body: { productId: product.id, selectedColor: '', selectedSize: '', quantity } });
    const draft = await draftFor({ call }, { email: account.email, shippingInfo: { ...surulere, ...person } });
    const { orderId, orderNumber } = await orderByCredit({ call }, draft);
    placed.push({ id: orderId, orderNumber });
  }
  await browser.dispose();
  return placed;
}

/** So many people by name: 'Ada 1', 'Ada 2' … */
export const people = (count: number) => Array.from({ length: count }, (_, at) => ({ firstName: `Ada ${at + 1}` }));

/** The same as presses on the buttons, without the screens. */
export async function acceptAll(page: Page, store: OwnStore, orders: readonly StoreOrder[]): Promise<void> {
  const ids = orders.map(({ id }) => id);
  await clientOf(page.request)('acceptParcels', { params: { seller: store.id }, body: { ids } });
}

export async function pack(page: Page, store: OwnStore, { id }: StoreOrder): Promise<void> {
  await clientOf(page.request)('packParcel', { params: { seller: store.id, id }, body: { packed: true } });
}

export async function noteParcel(page: Page, store: OwnStore, { id }: StoreOrder, ownNote: string): Promise<void> {
  await clientOf(page.request)('noteParcel', { params: { seller: store.id, id }, body: { ownNote } });
}

export async function ship(page: Page, store: OwnStore, { id }: StoreOrder, trackingNumber: string): Promise<void> {
  const body = { status: 'shipped', courier: 'GIG Logistics', trackingNumber } as const;
  await clientOf(page.request)('moveParcel', { params: { seller: store.id, id }, body });
}

/** What the database says of a parcel. */
export const parcelOf = (db: Db, store: OwnStore, { id }: StoreOrder) =>
  db
    .selectFrom('order_sellers')
    .selectAll()
    .where('order_id', '=', id)
    .where('seller_id', '=', store.id)
    .executeTakeFirstOrThrow();

/** Counts what a thumb does from now on: presses that a page of the shop hears of, in this document and in those it leads to. */
export async function countTaps(page: Page): Promise<() => Promise<number>> {
  const count = () =>
    addEventListener(
      'pointerdown',
      () => sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps')) + 1)),
      { capture: true },
    );
  await page.evaluate(() => sessionStorage.removeItem('taps'));
  await page.addInitScript(count);
  await page.evaluate(count);
  return async () => {
    const taps = await page.evaluate(() => sessionStorage.getItem('taps'));
    if (taps === null) throw new Error('No press was heard of.');
    return Number(taps);
  };
}
