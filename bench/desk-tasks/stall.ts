import type { Client } from '@oja/contract/client';
import { surulere } from '@oja/testing/buying/address';
import { fillCart, orderByCredit } from '@oja/testing/buying/buy';
import { draftFor } from '@oja/testing/buying/order-draft';
import { newVisitor, type Visitor } from '@oja/testing/people/visitor';
import { giveCredit } from '@oja/testing/rows/give-credit';
import { seedProduct, seedReview } from '@oja/testing/rows/seed';
import type { Db } from '../../apps/server/src/database/pool.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';

/** The desk of the demo's seller, and who buys there. */
export interface Stall {
  db: Db;
  id: string;
  slug: string;
  /** What is ordered. */
  product: { id: string; name: string };
  /** As its owner, without the screens. */
  call: Client;
  buyer: Visitor;
}

/** The demo's store and its seller. */
const store = { slug: 'adunni-textiles', email: 'seller@oja.ng', password: 'demo1234' };
const cloth = 'Ankara, six yards';
/** Goods that the sheet has at least. */
const GOODS = 40;

export const signInAsSeller = ({ email, password } = store) => ({ body: { email, password, remember: true } });

export async function openStall(db: Db, url: string): Promise<Stall> {
  const { id, slug } = await db
    .selectFrom('sellers')
    .select(['id', 'slug'])
    .where('slug', '=', store.slug)
    .executeTakeFirstOrThrow();
  const { call } = newVisitor(url);
  await call('signIn', signInAsSeller());
  const others = await db.selectFrom('categories').select('id').where('name', '=', 'Others').executeTakeFirstOrThrow();
  const sell = (name: string) =>
    seedProduct(db, { name, sku: newId(), seller_id: id, category_id: others.id, images: '[]', stock: 1000 });
  const product = await sell(cloth);
  const { counts } = await call('deskProducts', { params: { seller: id }, query: {} });
  for (let n = counts['on-sale']; n < GOODS; n++) await sell(`Wax print ${n}`);
  const buyer = newVisitor(url);
  const account = { name: 'Ngozi Eze', email: `${newId()}@example.com`, password: newId() };
  const { user } = await buyer.call('register', { body: account });
  if (!user) throw new Error('The buyer could not register.');
  await giveCredit(db, user.id, 1_000_000_000);
  return { db, id, slug, product: { id: product.id, name: cloth }, call, buyer };
}

/** So many orders, and no others, are in the tab; the others have been dealt with. @returns their numbers */
export async function only(stall: Stall, tab: 'new' | 'to-pack', count: number): Promise<string[]> {
  const { id: seller, call, buyer, product } = stall;
  await acceptNew(stall);
  const numbers: string[] = [];
  if (tab === 'to-pack') await shipAll(stall);
  for (let n = 1; n <= count; n++) {
    await fillCart(buyer, { product });
    const shippingInfo = { ...surulere, firstName: `Ada ${n}` };
    const { orderNumber } = await orderByCredit(buyer, await draftFor(buyer, { shippingInfo }));
    numbers.push(orderNumber);
  }
  if (tab === 'to-pack') {
    const ids = await acceptNew(stall);
    for (const id of ids) await call('packParcel', { params: { seller, id }, body: { packed: false } });
  }
  return numbers;
}

/** What is to be packed is packed. */
export async function packAll({ id: seller, call }: Stall): Promise<void> {
  for (const id of await ordersIn({ id: seller, call }, 'to-pack'))
    await call('packParcel', { params: { seller, id }, body: { packed: true } });
}

export async function waitForReply({ db, id, product }: Stall): Promise<void> {
  await seedReview(
    db,
    { id: product.id, seller_id: id },
    { rating: 2, user_name: 'Ngozi Eze', comment: `Late. ${newId()}` },
  );
}

async function acceptNew({ id: seller, call }: Stall): Promise<string[]> {
  const ids = await ordersIn({ id: seller, call }, 'new');
  if (ids.length > 0) await call('acceptParcels', { params: { seller }, body: { ids } });
  return ids;
}

async function shipAll({ id: seller, call }: Stall): Promise<void> {
  const body = { status: 'shipped', courier: 'Own rider', riderPhone: '0803 555 0142' } as const;
  for (const id of await ordersIn({ id: seller, call }, 'to-pack'))
    await call('moveParcel', { params: { seller, id }, body });
}

async function ordersIn({ id: seller, call }: Pick<Stall, 'id' | 'call'>, tab: 'new' | 'to-pack'): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await call('deskOrders', { params: { seller }, query: { tab, ...(cursor && { cursor }) } });
    ids.push(...page.items.map(({ orderId }) => orderId));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return ids;
}
