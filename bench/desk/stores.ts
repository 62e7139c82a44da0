import { Agent } from 'node:http';
import { newVisitor, type Visitor } from '@oja/testing/people/visitor';
import { addMember } from '@oja/testing/rows/members';
import { copyOrder } from '@oja/testing/rows/order-copies';
import { seedSeller } from '@oja/testing/rows/seed';
import { shelveProducts } from '@oja/testing/rows/shelves';
import { sql } from 'kysely';
import { readPricingPolicy } from '../../apps/server/src/features/pricing/pricing.questions.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';
import { type BenchBuyer, makeBuyers } from '../checkout/buyers.ts';
import { draftOf, fillCart, placeOrder } from '../checkout/credit-order.ts';
import type { BenchShop } from '../lib/shop.ts';

/** How much a store has; of each product three sizes. */
export interface Size {
  products: number;
  parcels: number;
}

/** A store with somebody at its desk. */
export interface BenchStore {
  id: string;
  call: Visitor['call'];
  productId: string;
  orderId: string;
}

const PRODUCTS_AT_ONCE = 100;
const PARCELS_AT_ONCE = 1000;

/** Of a hundred parcels: those that wait and travel are few, whatever a store has sold. */
const statuses = [
  ...Array<'pending'>(1).fill('pending'),
  ...Array<'approved'>(2).fill('approved'),
  ...Array<'shipped'>(2).fill('shipped'),
  ...Array<'delivered'>(95).fill('delivered'),
];

/** Makes a store of that size. Its parcels are copies of one that was bought, at times of the last year. */
export async function makeStore(shop: BenchShop, name: string, { products, parcels }: Size): Promise<BenchStore> {
  const { db, url } = shop;
  const { id } = await seedSeller(db, { store_name: name });
  for (let first = 1; first <= products; first += PRODUCTS_AT_ONCE) {
    await sql`
      insert into products (id, seller_id, category_id, name, description, brand_name, sku, price, discount_price, images,
        sizes, units_sold_recently, created_at)
      select uuidv7(), ${id}, c.id, 'Ankara wax ' || n || ' yards', 'Cloth number ' || n, 'Brand ' || n % 20, 'AC-' || n,
        100000 + n * 100, case when n % 5 = 0 then 90000 + n * 90 end,
        jsonb_build_array(jsonb_build_object('key', 'cloth-' || n, 'color', '#a1b2c3', 'alt', 'Cloth ' || n)),
        array['6', '12', '24'], n * 37 % 90, timestamptz '2026-01-01' + n * interval '20 minutes'
      from generate_series(${sql.lit(first)}, ${sql.lit(Math.min(products, first + PRODUCTS_AT_ONCE - 1))}) n
        join categories c on c.slug = 'category-' || (1 + n % 20)`.execute(db);
    await shelveProducts(db, 10_000, { sellerId: id });
  }
  const orderId = await buyOne(shop, id);
  for (let first = 0; first < parcels; first += PARCELS_AT_ONCE) {
    const facts = Array.from({ length: Math.min(PARCELS_AT_ONCE, parcels - first) }, (_, n) =>
      parcelOf(first + n, parcels),
    );
    await copyOrder(db, orderId, facts);
  }
  await sql`vacuum (analyze) products, product_variants, stock_items, orders, order_sellers, order_items`.execute(db);
  const product = await db
    .selectFrom('products')
    .select('id')
    .where('seller_id', '=', id)
    .limit(1)
    .executeTakeFirstOrThrow();
  return { id, call: await atDesk(shop, url, id), productId: product.id, orderId };
}

function parcelOf(n: number, of: number) {
  const status = statuses[n % statuses.length] ?? 'delivered';
  const placed = new Date(Date.now() - (1 - n / of) * 365 * 86_400_000);
  const waits = status === 'pending' || status === 'approved';
  return {
    status,
    placed_at: placed,
    due_at: waits ? new Date(placed.getTime() + 2 * 86_400_000) : null,
    delivered_at: status === 'delivered' ? new Date(placed.getTime() + 4 * 86_400_000) : null,
    search_text:
      status === 'pending'
        ? null
        : `ord-${n} ankara wax yards buyer${n % 977} okafor 0803555${String(n % 10_000).padStart(4, '0')}`,
  };
}

async function buyOne(shop: BenchShop, sellerId: string): Promise<string> {
  const { db, url } = shop;
  const [buyer] = (await makeBuyers(shop, 1)) as [BenchBuyer];
  const goods = await db
    .selectFrom('products')
    .select(['id', 'seller_id', 'name', 'effective_price'])
    .where('seller_id', '=', sellerId)
    .limit(1)
    .execute();
  const draft = draftOf(goods, await readPricingPolicy(db));
  const agent = new Agent();
  await fillCart(db, buyer, goods);
  await placeOrder({ url, agent, buyer, draft });
  agent.destroy();
  return draft.orderId;
}

async function atDesk({ db }: BenchShop, url: string, sellerId: string): Promise<Visitor['call']> {
  const { call } = newVisitor(url);
  const { user } = await call('register', {
    body: { name: 'Amaka Eze', email: `${newId()}@oja.example`, password: newId() },
  });
  if (!user) throw new Error('A seller could not register.');
  await addMember(db, sellerId, user.id, 'manager');
  return call;
}
