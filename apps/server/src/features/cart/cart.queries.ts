import type { Picture } from '@oja/contract/common';
import { MAX_CART_WORTH } from '@oja/domain/cart/cart-worth';
import { type Kobo, kobo } from '@oja/domain/money/money';
import type { Holiday } from '@oja/domain/stores/holiday';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../database/pool.ts';
import { newId } from '../../platform/ids.ts';

/** A variant in some quantity, with what its product says now; null when the product is not in the shop. */
export interface WantedRow {
  productId: string;
  /** The name when the line was made: what a vanished product is called. */
  productName: string;
  selectedColor: string;
  selectedSize: string;
  quantity: number;
  product: ProductFacts | null;
  /** Why it is not, where it may come back. */
  stopped: Stopped | null;
  /** Null when it is not offered, or not any more. */
  variant: VariantFacts | null;
}

/** One that is stored. */
export interface CartRow extends WantedRow {
  lineId: string;
}

export interface ProductFacts {
  id: string;
  name: string;
  image: Picture | null;
  brandName: string | null;
  sellerId: string | null;
  storeName: string | null;
  storeSlug: string | null;
  price: Kobo;
  /** What one unit costs, where its variant says nothing else. */
  effectivePrice: Kobo;
  /** The holiday of its store, while it is away. */
  away: Pick<Holiday, 'until'> | null;
}

/** A product that is paused or taken down, or whose store does not sell. */
export interface Stopped {
  because: 'paused' | 'store_not_selling';
  name: string;
  sellerId: string;
  storeName: string;
}

export interface VariantFacts {
  stockItemId: string;
  price: Kobo;
  /** What one unit costs. */
  effectivePrice: Kobo;
  /** Units of the stock item that this buyer can have now. */
  available: number;
}

/** What names a line of one buyer: its product and the chosen colour and size, '' where there is no choice. */
export interface LineItem {
  productId: string;
  selectedColor: string;
  selectedSize: string;
  quantity: number;
}

/** What one unit of a variant `v` of a product `p` costs. */
const paidPrice = sql`coalesce(v.discount_price, v.price, p.effective_price)`;

/** Columns that name a product, and the colour of it that was chosen. */
type Named = Record<'productId' | 'color', RawBuilder<unknown>>;

const named = (table: string): Named => ({
  productId: sql.ref(`${table}.product_id`),
  color: sql.ref(`${table}.selected_color`),
});

/**
 * What is known of a chosen variant. Units not promised to others: what the buyer's own open checkout holds is still
 * the buyer's to have.
 */
const factsOf = (userId: string | null, { productId, color }: Named) => sql`
  case when p.id is not null then jsonb_build_object(
    'id', p.id, 'name', p.name, 'image', picture_of(p.images, ${color}), 'brandName', p.brand_name,
    'sellerId', s.id, 'storeName', s.store_name, 'storeSlug', s.slug, 'price', p.price,
    'effectivePrice', p.effective_price, 'away', case when store_is_away(s.holiday_from, s.holiday_until)
      then jsonb_build_object('until', s.holiday_until) end) end as product,
  case when v.id is not null then jsonb_build_object(
    'stockItemId', i.id, 'price', coalesce(v.price, p.price), 'effectivePrice', ${paidPrice},
    'available', i.stock - i.held + coalesce((
      select sum(held.quantity) from checkouts c join checkout_lines held on held.checkout_id = c.id
      where c.buyer_id = ${userId}::uuid and c.state = 'held' and coalesce(held.stock_item_id, held.product_id) = i.id), 0)) end as variant,
  case when p.id is null then (
    select jsonb_build_object('because', case stopped.status when 'live' then 'store_not_selling' else 'paused' end,
      'name', stopped.name, 'sellerId', store.id, 'storeName', store.store_name)
    from products stopped join sellers store on store.id = stopped.seller_id
    where stopped.id = ${productId} and stopped.status in ('live', 'paused', 'taken_down')) end as stopped`;

/** The product, variant, stock item and store of what a table names. */
const chosenBy = (table: string) => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`
    left join products p on p.id = ${column('product_id')} and p.status = 'live'
      and not exists (select from sellers closed where closed.id = p.seller_id and closed.status <> 'approved')
    left join product_variants v on v.product_id = p.id and v.color = ${column('selected_color')}
      and v.size = ${column('selected_size')} and v.retired_at is null
    left join stock_items i on i.id = v.stock_item_id
    left join sellers s on s.id = p.seller_id`;
};

/** The cart's lines, oldest first. */
export async function findCartRows(db: Db, userId: string): Promise<CartRow[]> {
  const { rows } = await sql<CartRow>`
    select l.id as "lineId", l.product_id as "productId", l.product_name as "productName",
      l.selected_color as "selectedColor", l.selected_size as "selectedSize", l.quantity, ${factsOf(userId, named('l'))}
    from cart_lines l ${chosenBy('l')}
    where l.user_id = ${userId}
    order by l.created_at, l.id
  `.execute(db);
  return rows;
}

/** What is known of what is wanted. */
export type Offer = Pick<WantedRow, 'product' | 'stopped' | 'variant'>;

/** What a buyer (or, with null, a visitor) must know of what is wanted, in the same order. */
export async function findOffers(db: Db, userId: string | null, items: readonly LineItem[]): Promise<Offer[]> {
  const { rows } = await sql<Offer>`
    select ${factsOf(userId, named('item'))}
    from unnest(
      ${items.map((item) => item.productId)}::uuid[], ${items.map((item) => item.selectedColor)}::text[],
      ${items.map((item) => item.selectedSize)}::text[]
    ) with ordinality as item (product_id, selected_color, selected_size, place) ${chosenBy('item')}
    order by item.place
  `.execute(db);
  return rows;
}

/** How many lines a cart has, how many units of this variant, and how many of its stock item in any variant. */
export interface LineTotals {
  lines: number;
  ofVariant: number;
  ofStockItem: number;
  /** What all lines but this variant's are worth; the most a cart can be worth where it is more. */
  worthOfOthers: Kobo;
}

/** What some chosen lines `l` are worth, or the bound: the sum itself may be past what a number can be. */
const worthOf = (which: RawBuilder<unknown>) => sql`
  least(coalesce(sum(l.quantity::numeric * ${paidPrice}) filter (where ${which}), 0), ${MAX_CART_WORTH}::numeric)::bigint`;

export async function lineTotals(tx: Tx, userId: string, item: LineItem, stockItemId: string): Promise<LineTotals> {
  const ofVariant = sql`l.product_id = ${item.productId} and l.selected_color = ${item.selectedColor}
    and l.selected_size = ${item.selectedSize}`;
  const { rows } = await sql<LineTotals>`
    select count(*) as lines,
      coalesce(sum(l.quantity) filter (where v.stock_item_id = ${stockItemId}), 0) as "ofStockItem",
      coalesce(sum(l.quantity) filter (where ${ofVariant}), 0) as "ofVariant",
      ${worthOf(sql`not (${ofVariant})`)} as "worthOfOthers"
    from cart_lines l ${chosenBy('l')} where l.user_id = ${userId}
  `.execute(tx);
  return rows[0] ?? { lines: 0, ofVariant: 0, ofStockItem: 0, worthOfOthers: kobo(0) };
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

export interface LineToChange extends Pick<CartRow, 'productName' | 'quantity'>, Offer {
  /** Units of the same stock item in the cart's other lines. */
  elsewhere: number;
  /** What the cart's other lines are worth; the most a cart can be worth where it is more. */
  worthOfOthers: Kobo;
}

/** What a line is of; undefined if the buyer has no such line. */
export async function findLine(tx: Tx, userId: string, lineId: string): Promise<LineToChange | undefined> {
  const { rows } = await sql<LineToChange>`
    with mine as (
      select l.product_name as "productName", l.quantity, i.id as stock_item_id, ${factsOf(userId, named('l'))}
      from cart_lines l ${chosenBy('l')}
      where l.id = ${lineId} and l.user_id = ${userId}
    )
    select "productName", quantity, product, stopped, variant, elsewhere, "worthOfOthers"
    from mine, lateral (
      select coalesce(sum(l.quantity) filter (where v.stock_item_id = mine.stock_item_id), 0) as elsewhere,
        ${worthOf(sql`true`)} as "worthOfOthers"
      from cart_lines l ${chosenBy('l')}
      where l.user_id = ${userId} and l.id <> ${lineId}
    ) as others
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
