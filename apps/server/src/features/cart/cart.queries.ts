import type { Picture } from '@oja/contract/common';
import { MAX_CART_WORTH } from '@oja/domain/cart/cart-worth';
import { type Kobo, kobo } from '@oja/domain/money/money';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../database/pool.ts';
import { newId } from '../../platform/ids.ts';

/** A variant in some quantity, with what its product says now; null when the product is gone. */
export interface WantedRow {
  productId: string;
  /** The name when the line was made: what a vanished product is called. */
  productName: string;
  selectedColor: string;
  selectedSize: string;
  quantity: number;
  product: ProductFacts | null;
}

/** One that is stored. */
export interface CartRow extends WantedRow {
  lineId: string;
}

export interface ProductFacts {
  id: string;
  name: string;
  price: Kobo;
  effectivePrice: Kobo;
  image: Picture | null;
  brandName: string | null;
  colors: string[];
  sizes: string[];
  sellerId: string | null;
  storeName: string | null;
  storeSlug: string | null;
  /** Units this buyer can have now. */
  available: number;
}

/** What names a line of one buyer: its product and the chosen colour and size, '' where there is no choice. */
export interface LineItem {
  productId: string;
  selectedColor: string;
  selectedSize: string;
  quantity: number;
}

/** Units not promised to others: what the buyer's own open checkout holds is still the buyer's to have. */
const factsOf = (userId: string | null) => sql`
  jsonb_build_object(
    'id', p.id, 'name', p.name, 'price', p.price, 'effectivePrice', p.effective_price, 'image', p.images -> 0,
    'brandName', p.brand_name, 'colors', p.colors, 'sizes', p.sizes,
    'sellerId', s.id, 'storeName', s.store_name, 'storeSlug', s.slug,
    'available', p.stock - p.held + coalesce((
      select sum(held.quantity) from checkouts c join checkout_lines held on held.checkout_id = c.id
      where c.buyer_id = ${userId}::uuid and c.state = 'held' and held.product_id = p.id), 0))`;

/** The cart's lines, oldest first. */
export async function findCartRows(db: Db, userId: string): Promise<CartRow[]> {
  const { rows } = await sql<CartRow>`
    select l.id as "lineId", l.product_id as "productId", l.product_name as "productName",
      l.selected_color as "selectedColor", l.selected_size as "selectedSize", l.quantity,
      case when p.id is not null then ${factsOf(userId)} end as product
    from cart_lines l
    left join products p on p.id = l.product_id
    left join sellers s on s.id = p.seller_id
    where l.user_id = ${userId}
    order by l.created_at, l.id
  `.execute(db);
  return rows;
}

/** What a buyer (or, with null, a visitor) must know of some products; unknown ids are simply absent. */
export async function findProductFacts(db: Db, userId: string | null, ids: string[]): Promise<ProductFacts[]> {
  const { rows } = await sql<{ facts: ProductFacts }>`
    select ${factsOf(userId)} as facts
    from products p left join sellers s on s.id = p.seller_id
    where p.id = any(${ids}::uuid[])
  `.execute(db);
  return rows.map(({ facts }) => facts);
}

/** How many lines a cart has, how many units of this variant, and how many of its product in any variant. */
export interface LineTotals {
  lines: number;
  ofVariant: number;
  ofProduct: number;
  /** What all lines but this variant's are worth; the most a cart can be worth where it is more. */
  worthOfOthers: Kobo;
}

/** What some lines `l` with their products `p` are worth, or the bound: the sum itself may be past what a number can be. */
const worthOf = (which: RawBuilder<unknown>) => sql`
  least(coalesce(sum(l.quantity::numeric * p.effective_price) filter (where ${which}), 0), ${MAX_CART_WORTH}::numeric)::bigint`;

export async function lineTotals(tx: Tx, userId: string, item: LineItem): Promise<LineTotals> {
  const ofVariant = sql`l.product_id = ${item.productId} and l.selected_color = ${item.selectedColor}
    and l.selected_size = ${item.selectedSize}`;
  const { rows } = await sql<LineTotals>`
    select count(*) as lines,
      coalesce(sum(l.quantity) filter (where l.product_id = ${item.productId}), 0) as "ofProduct",
      coalesce(sum(l.quantity) filter (where ${ofVariant}), 0) as "ofVariant",
      ${worthOf(sql`not (${ofVariant})`)} as "worthOfOthers"
    from cart_lines l left join products p on p.id = l.product_id where l.user_id = ${userId}
  `.execute(tx);
  return rows[0] ?? { lines: 0, ofVariant: 0, ofProduct: 0, worthOfOthers: kobo(0) };
}

/** Writes lines with their names; one that is there already takes the new quantity. */
export async function putLines(tx: Tx, userId: string, lines: readonly (LineItem & { name: string })[]): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    insert into cart_lines (id, user_id, product_id, product_name, selected_color, selected_size, quantity)
    select id, ${userId}, product_id, name, color, size, quantity
    from unnest(
      ${lines.map(() => newId())}::uuid[], ${lines.map((line) => line.productId)}::uuid[],
      ${lines.map((line) => line.name)}::text[], ${lines.map((line) => line.selectedColor)}::text[],
      ${lines.map((line) => line.selectedSize)}::text[], ${lines.map((line) => line.quantity)}::integer[]
    ) as line (id, product_id, name, color, size, quantity)
    on conflict on constraint cart_lines_variant_unique
    do update set quantity = excluded.quantity, product_name = excluded.product_name, updated_at = now()
  `.execute(tx);
}

/** Takes what was bought out of the cart; units added since stay. */
export async function takeFromCart(tx: Tx, userId: string, bought: readonly LineItem[]): Promise<void> {
  await sql`
    merge into cart_lines line
    using (
      select product_id, color, size, sum(quantity)::integer as quantity
      from unnest(
        ${bought.map((item) => item.productId)}::uuid[], ${bought.map((item) => item.selectedColor)}::text[],
        ${bought.map((item) => item.selectedSize)}::text[], ${bought.map((item) => item.quantity)}::integer[]
      ) as item (product_id, color, size, quantity)
      group by product_id, color, size
    ) as bought
    on line.user_id = ${userId} and line.product_id = bought.product_id
      and line.selected_color = bought.color and line.selected_size = bought.size
    when matched and line.quantity > bought.quantity then
      update set quantity = line.quantity - bought.quantity, updated_at = now()
    when matched then delete
  `.execute(tx);
}

export interface LineToChange extends Pick<CartRow, 'productName' | 'quantity' | 'product'> {
  /** Units of the same product in the cart's other lines. */
  elsewhere: number;
  /** What the cart's other lines are worth; the most a cart can be worth where it is more. */
  worthOfOthers: Kobo;
}

/** What a line is of; undefined if the buyer has no such line. */
export async function findLine(tx: Tx, userId: string, lineId: string): Promise<LineToChange | undefined> {
  const { rows } = await sql<LineToChange>`
    select mine.product_name as "productName", mine.quantity, case when p.id is not null then ${factsOf(userId)} end as product,
      others.elsewhere, others."worthOfOthers"
    from cart_lines mine left join products p on p.id = mine.product_id left join sellers s on s.id = p.seller_id,
    lateral (
      select coalesce(sum(l.quantity) filter (where l.product_id = mine.product_id), 0) as elsewhere,
        ${worthOf(sql`true`)} as "worthOfOthers"
      from cart_lines l left join products p on p.id = l.product_id
      where l.user_id = mine.user_id and l.id <> mine.id
    ) as others
    where mine.id = ${lineId} and mine.user_id = ${userId}
  `.execute(tx);
  return rows[0];
}

export async function setLineQuantity(tx: Tx, lineId: string, quantity: number): Promise<void> {
  await sql`update cart_lines set quantity = ${quantity}, updated_at = now() where id = ${lineId}`.execute(tx);
}

/** Whether the buyer had such a line. */
export async function deleteLine(db: Db, userId: string, lineId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('cart_lines')
    .where('id', '=', lineId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteLines(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('cart_lines').where('user_id', '=', userId).execute();
}

/** Claims a batch of pending items; false if it was claimed before, by whomever. */
export async function claimBatch(tx: Tx, userId: string, batchId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('cart_merges')
    .values({ id: batchId, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function deleteOldBatches(db: Db): Promise<void> {
  await sql`delete from cart_merges where merged_at < now() - interval '30 days'`.execute(db);
}

/** Deletes the cart of an account that is deleted, with the marks of what was merged into it. */
export async function forgetCart(tx: Tx, userId: string): Promise<void> {
  await sql`delete from cart_lines where user_id = ${userId}`.execute(tx);
  await sql`delete from cart_merges where user_id = ${userId}`.execute(tx);
}
