import type { ProductForm } from '@oja/domain/goods/product-form';
import type { Buyer } from '@oja/testing/people/newcomer';
import { sql } from 'kysely';
import { carryOnImports } from '../features/products/upkeep/carry-on-imports.ts';
import { newId } from '../platform/ids.ts';
import type { GoodsStore } from './desk-goods.ts';
import { carryOn as carryOnChanges } from './goods-changes.ts';
import type { TestApp } from './test-app.ts';

/** A product of a file as it was compared. */
interface ComparedProduct {
  id?: string;
  isNew?: boolean;
  goesTo?: 'shop' | 'review' | 'draft';
  form: ProductForm;
  before?: ProductForm;
  status?: 'live' | 'paused';
}

/** A price or count of a product without variants of its own that a file changes. */
interface ComparedValue {
  id: string;
  what: 'price' | 'count';
  before: object;
  after: object;
}

/** Keeps an import of a store that was compared and may be stored. @returns its id, and those of its products */
export async function compareImport(
  shop: TestApp,
  { sellerId, owner }: Pick<GoodsStore, 'sellerId' | 'owner'>,
  products: readonly ComparedProduct[],
  values: readonly ComparedValue[] = [],
): Promise<{ id: string; products: string[] }> {
  const id = newId();
  await sql`
    insert into imports (id, seller_id, name, digest, columns, state, made_by)
    values (${id}, ${sellerId}, 'goods.csv', sha256(${id}::bytea), '{}', 'ready', ${owner.id})`.execute(shop.db);
  const rows = products.map(
    ({ id: productId = newId(), isNew = true, goesTo = 'shop', form, before, status = 'live' }) => ({
      ...{ product: productId, is_new: isNew, goes_to: goesTo, form, before, status },
    }),
  );
  await sql`
    insert into import_products (import_id, place, seller_id, product_id, is_new, goes_to, form, before, base_version, seen, status)
    select ${id}::uuid, place, ${sellerId}::uuid, product, c.is_new, goes_to, form, c.before, p.edit_version,
      case when not c.is_new then jsonb_build_object('units', p.stock, 'price', p.price, 'discountPrice', p.discount_price) end,
      c.status
    from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (product uuid, is_new boolean, goes_to text, form jsonb,
      before jsonb, status text)) with ordinality as c (product, is_new, goes_to, form, before, status, place)
      left join products p on p.id = c.product and not c.is_new`.execute(shop.db);
  await sql`
    insert into goods_changes (id, seller_id, rows, products, refused, same, made_by, import_id)
    values (${id}, ${sellerId}, 0, 0, 0, 0, ${owner.id}, ${id})`.execute(shop.db);
  for (const [row, { id: product, what, before, after }] of values.entries())
    await sql`
      insert into goods_change_rows (change_id, row, seller_id, product_id, stock_item_id, what, before, after, outcome, part)
      values (${id}, ${row}, ${sellerId}, ${product}, ${what === 'count' ? product : null}::uuid, ${what},
        ${JSON.stringify(before)}, ${JSON.stringify(after)}, 'planned', 0)`.execute(shop.db);
  return { id, products: rows.map(({ product }) => product) };
}

/** What a member does with imports of a store. */
export const importsOf = ({ sellerId, owner }: Pick<GoodsStore, 'sellerId' | 'owner'>, member: Buyer = owner) => ({
  store: (id: string, wrong = 0) => member.call('storeImport', { params: { seller: sellerId, id }, body: { wrong } }),
  undo: (id: string) => member.call('undoImport', { params: { seller: sellerId, id } }),
});

const { signal } = new AbortController();
export const carryOnStoring = ({ db }: TestApp): Promise<void> => carryOnImports(db, signal);

/** What server processes do by themselves until nothing of any import is left. */
export async function comeToAnEnd(shop: TestApp): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await carryOnStoring(shop);
    await carryOnChanges(shop);
  }
}

/** Where an import stands. */
export async function stateOf({ db }: TestApp, id: string) {
  const { rows } = await sql<{ state: string }>`select state from imports where id = ${id}`.execute(db);
  return rows[0]?.state;
}

/** What became of the products of an import, in the order of the file. */
export async function outcomesOf({ db }: TestApp, id: string) {
  const { rows } = await sql<{ outcome: string; problem: string | null }>`
    select outcome, problem from import_products where import_id = ${id} order by place`.execute(db);
  return rows;
}

/** What became of the prices and counts of an import. */
export async function valuesOf({ db }: TestApp, id: string) {
  const { rows } = await sql<{ outcome: string; problem: string | null }>`
    select outcome, problem from goods_change_rows where change_id = ${id} order by row`.execute(db);
  return rows;
}
