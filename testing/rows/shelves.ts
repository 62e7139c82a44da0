import type { ProductStatus } from '@oja/domain/goods/product-status';
import { sql } from 'kysely';
import { audit } from '../../apps/server/src/books/audit.ts';
import type { Db, Tx } from '../../apps/server/src/database/pool.ts';
import { inTransaction } from '../../apps/server/src/database/transaction.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';
import { choicesOfProduct } from './choices.ts';

/**
 * Gives products that were written without one a stock item and the variants of their choices, counted together.
 * @param stock units that each opens with
 * @param of a product, or all of a seller; of everybody without either
 */
export async function shelveProducts(
  db: Db,
  stock: number,
  of: { id?: string; sellerId?: string } = {},
): Promise<void> {
  await sql`
    with shelf as (
      insert into stock_items (id, product_id, seller_id, stock) select id, id, seller_id, ${stock}::integer from products p
      where (p.id = ${of.id ?? null}::uuid or ${of.id ?? null}::uuid is null)
        and (p.seller_id = ${of.sellerId ?? null}::uuid or ${of.sellerId ?? null}::uuid is null)
        and not exists (select from stock_items where product_id = p.id)
      -- Another worker of the same tests may be at it.
      on conflict do nothing
      returning product_id
    ), variant as (
      insert into product_variants (id, product_id, seller_id, position, color, size, stock_item_id)
      select gen_random_uuid(), p.id, p.seller_id, c.place, c.color, c.size, p.id
      from shelf join products p on p.id = shelf.product_id cross join ${choicesOfProduct}
    )
    insert into stock_movements (id, stock_item_id, kind, d_stock, d_held)
    select gen_random_uuid(), product_id, 'initial', ${stock}::integer, 0 from shelf`.execute(db);
}

/** As if units had come, gone or been promised unseen: no movement tells of it. */
export async function setStock(
  db: Db,
  product: { id: string },
  units: { stock?: number; held?: number },
): Promise<void> {
  await db.updateTable('stock_items').set(units).where('id', '=', product.id).execute();
}

/** More units of a stock item, or fewer, as a seller counts them anew: with their movement, and on record. */
export async function countAnew(tx: Tx, productId: string, stockItemId: string, units: number): Promise<void> {
  const movement = newId();
  await sql`select from products where id = ${productId} for no key update`.execute(tx);
  await sql`update stock_items set stock = stock + ${units} where id = ${stockItemId}`.execute(tx);
  await tx
    .insertInto('stock_movements')
    .values({ id: movement, stock_item_id: stockItemId, kind: 'adjustment', d_stock: units, d_held: 0 })
    .execute();
  const details = { movement, units };
  await audit(tx, { actor: 'system', action: 'stock.adjusted', subject: `product:${productId}`, details });
}

/** From now on each variant of a product is counted by itself: so many units of each, in their order. Nothing may be held. */
export async function countEach(db: Db, product: { id: string }, stocks: readonly number[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { stock } = await tx
      .selectFrom('products')
      .select('stock')
      .where('id', '=', product.id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    if (stock > 0) await countAnew(tx, product.id, product.id, -stock);
    await tx.updateTable('stock_items').set({ low_at: null }).where('id', '=', product.id).execute();
    await sql`
      with item as (
        insert into stock_items (id, product_id, seller_id, stock)
        select v.id, v.product_id, v.seller_id, coalesce((${[...stocks]}::integer[])[v.position], 0)
        from product_variants v where v.product_id = ${product.id} returning id, stock)
      insert into stock_movements (id, stock_item_id, kind, d_stock, d_held) select gen_random_uuid(), id, 'initial', stock, 0 from item
    `.execute(tx);
    await sql`update product_variants set stock_item_id = id where product_id = ${product.id}`.execute(tx);
  });
}

/** A variant is not offered any more; a shelf that no other lies on is not watched from then on. */
export async function retireVariant(db: Db, product: { id: string }, size: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`select from products where id = ${product.id} for no key update`.execute(tx);
    await sql`
      update product_variants set retired_at = now() where product_id = ${product.id} and size = ${size}`.execute(tx);
    await sql`
      update stock_items i set low_at = null where product_id = ${product.id} and low_at is not null
        and not exists (select from product_variants v where v.stock_item_id = i.id and v.retired_at is null)`.execute(
      tx,
    );
  });
}

/** As a member of its store puts it there. */
export async function putProduct(db: Db, { id }: { id: string }, status: ProductStatus): Promise<void> {
  const why = status === 'taken_down' ? { reasons: ['duplicate'], note: 'Twice in the shop.' } : null;
  await sql`
    update products set status = ${status}, taken_down_at = ${why && new Date()}::timestamptz,
      taken_down_from = ${why && sql`status`}, taken_down_reasons = ${why?.reasons ?? null}::text[],
      taken_down_note = ${why?.note ?? null} where id = ${id}
  `.execute(db);
}
