import type { BulkAct, TypedCell } from '@oja/contract/desks/desk-changes';
import type { Buyer } from '@oja/testing/people/newcomer';
import { sql } from 'kysely';
import { carryOnChanges } from '../features/products/upkeep/carry-on-changes.ts';
import { newId } from '../platform/ids.ts';
import { type GoodsStore, productRow } from './desk-goods.ts';
import type { TestApp } from './test-app.ts';

/** Changes of many products of a store, as its owner or another member asks for them. */
export function changesOf({ sellerId, owner }: Pick<GoodsStore, 'sellerId' | 'owner'>, member: Buyer = owner) {
  const paramsOf = (id: string) => ({ seller: sellerId, id });
  return {
    paramsOf,
    look: (act: BulkAct, products: string[], id = newId()) =>
      member.call('lookAtChange', { params: paramsOf(id), body: { act, products } }),
    lookAtCells: (cells: TypedCell[], id = newId()) =>
      member.call('lookAtChange', { params: paramsOf(id), body: { cells } }),
    make: ({ id }: { id: string }) => member.call('makeChange', { params: paramsOf(id) }),
    undo: ({ id }: { id: string }) => member.call('undoChange', { params: paramsOf(id) }),
    show: ({ id }: { id: string }) => member.call('deskChange', { params: paramsOf(id) }),
    rowsOf: async ({ id }: { id: string }) =>
      (await member.call('deskChangeRows', { params: paramsOf(id), query: {} })).items.map(
        ({ before, after, outcome, problem }) => ({ before, after, outcome, problem }),
      ),
  };
}

const { signal } = new AbortController();

/** What a server process does by itself for changes that are under way. */
export const carryOn = ({ db }: TestApp): Promise<void> => carryOnChanges(db, signal);

/** Products that one statement makes: each of them is filed and found, which takes milliseconds. */
const AT_ONCE = 500;

/** Products of ₦1,000 without units, named 'Bulk' and a number. @returns their ids */
export async function sellMany(shop: TestApp, { sellerId, product }: GoodsStore, many: number): Promise<string[]> {
  const { category_id } = await productRow(shop, product.id);
  const ids = Array.from({ length: many }, () => newId());
  for (let from = 0; from < many; from += AT_ONCE) {
    const some = sql`unnest(${ids.slice(from, from + AT_ONCE)}::uuid[]) with ordinality as made (id, n)`;
    await sql`
      insert into products (id, seller_id, category_id, name, sku, price)
      select id, ${sellerId}::uuid, ${category_id}::uuid, 'Bulk ' || n + ${from}::integer, 'B-' || right(id::text, 12), 100000
      from ${some}`.execute(shop.db);
    await sql`
      insert into stock_items (id, product_id, seller_id, stock) select id, id, ${sellerId}::uuid, 0 from ${some}
    `.execute(shop.db);
    await sql`
      insert into product_variants (id, product_id, seller_id, position, stock_item_id)
      select gen_random_uuid(), id, ${sellerId}::uuid, 1, id from ${some}`.execute(shop.db);
  }
  return ids;
}

/** Makes a new buyer a manager of the store. */
export async function addManager(shop: TestApp, { sellerId }: GoodsStore, { id }: Buyer): Promise<void> {
  await sql`insert into seller_members (seller_id, user_id, role) values (${sellerId}, ${id}, 'manager')`.execute(
    shop.db,
  );
}
