import type { Picture } from '@oja/contract/common';
import type { Goods } from '@oja/domain/cart/bought-since';
import { sumsOf } from '@oja/domain/money/charges';
import type { Kobo } from '@oja/domain/money/money';
import type { PricingPolicy, Quote } from '@oja/domain/money/pricing';
import type { ShippingInfo } from '@oja/domain/orders/checkout';
import type { PaymentMethod } from '@oja/domain/payments/payment-method';
import { sql } from 'kysely';
import { holdingUnits, releaseUnits, type Units, unitsByItem } from '../../books/stock.ts';
import type { Part } from '../../database/one-statement.ts';
import type { Db, Tx } from '../../database/pool.ts';
import type { CheckoutsTable } from '../../database/types.generated.ts';

/** A line as it was when the checkout was accepted. */
export interface CheckoutLine {
  line: number;
  productId: string;
  /** Where its units lie. */
  stockItemId: string;
  sellerId: string;
  name: string;
  price: Kobo;
  quantity: number;
  picture: Picture | null;
  selectedColor: string;
  selectedSize: string;
}

export interface NewCheckout {
  id: string;
  buyerId: string;
  method: PaymentMethod;
  requestHash: string;
  shippingInfo: ShippingInfo;
  quote: Quote;
  currency: string;
  /** What the quote follows from, and each seller's share. */
  policy: PricingPolicy;
  holdSeconds: number;
  lines: readonly (CheckoutLine & { cartLineId: string })[];
}

export interface HoldResult {
  /** Lines of the cart that are still as they were read, and offered from the stock item that was read. */
  cartLines: number;
  /** Stock items whose units are now held; all or nothing must be told apart by the caller. */
  held: number;
  /** Of the stock items asked for, which are in the shop and how much of them is free; null where it is enough. */
  found: { id: string; free: number | null }[];
  /** Of the stores that sell these goods, those that do not just now. */
  closed: ClosedStore[];
}

/** A store of which nothing can be bought: on holiday until that last day in Lagos; null: it is not approved. */
export interface ClosedStore {
  id: string;
  name: string;
  until: string | null;
}

/**
 * Stores that do not sell, by their rows of now, locked until the transaction ends: whoever suspends one or writes its
 * holiday comes before, and is seen, or waits. Sales and ratings may be written meanwhile.
 */
const lockedStores = (ids: readonly string[]) => sql`
  store as (
    select s.id, s.store_name, s.status, s.holiday_from, s.holiday_until from sellers s
    where s.id = any(${[...new Set(ids)]}::uuid[]) order by s.id for key share of s
  ), closed as (
    select id, store_name as name, case when status = 'approved' then holiday_until::text end as until
    from store where status <> 'approved' or store_is_away(holiday_from, holiday_until)
  )`;

/**
 * Holds stock and writes a checkout with its lines and its payment, in one round trip. The caller rolls back unless
 * everything could be held.
 * @param payment writes the payment, which refers to the checkout
 */
export async function insertHeldCheckout(tx: Tx, checkout: NewCheckout, payment: Part): Promise<HoldResult> {
  const { id, buyerId, quote, policy } = checkout;
  const { shipping, tax } = sumsOf(quote.charges);
  const stock = holdingUnits(id, unitsByItem(checkout.lines));
  const { rows } = await sql<HoldResult>`
    with ${stock.parts}, ${lockedStores(checkout.lines.map(({ sellerId }) => sellerId))}, line as (
      select * from jsonb_to_recordset(${JSON.stringify(checkout.lines.map(lineRecord))}::jsonb) as line (
        cart_line_id uuid, line integer, product_id uuid, stock_item_id uuid, seller_id uuid, name text, price bigint,
        quantity integer, picture jsonb, selected_color text, selected_size text)
    ), checkout as (
      insert into checkouts (id, buyer_id, method, state, request_hash, shipping_info, subtotal, shipping, tax, total,
        charges, currency, commission_basis_points, free_shipping_above, shipping_rate, tax_basis_points, expires_at)
      values (${id}, ${buyerId}, ${checkout.method}, 'held', ${checkout.requestHash},
        ${JSON.stringify(checkout.shippingInfo)}, ${quote.subtotal}, ${shipping}, ${tax}, ${quote.total},
        ${JSON.stringify(quote.charges)}, ${checkout.currency}, ${policy.commissionBasisPoints}, ${policy.freeShippingAboveKobo}, ${policy.shippingKobo},
        ${policy.taxBasisPoints},
        now() + make_interval(secs => ${checkout.holdSeconds}))
    ), offered as (
      select line.*, v.id as variant_id from line join product_variants v on (v.product_id, v.color, v.size)
        = (line.product_id, line.selected_color, line.selected_size)
      where v.retired_at is null and v.stock_item_id = line.stock_item_id
    ), lines as (
      insert into checkout_lines (checkout_id, line, product_id, variant_id, stock_item_id, seller_id, name, price,
        quantity, picture, selected_color, selected_size)
      select ${id}::uuid, line, product_id, variant_id, stock_item_id, seller_id, name, price, quantity, picture,
        selected_color, selected_size from offered
    ), payment as (${payment})
    select
      (select count(*) from cart_lines c join offered line on line.cart_line_id = c.id and line.quantity = c.quantity
       where c.user_id = ${buyerId})::integer as "cartLines",
      ${stock.held} as held, ${stock.found} as found,
      (select coalesce(jsonb_agg(closed), '[]') from closed) as closed
  `.execute(tx);
  return rows[0] as HoldResult;
}

function lineRecord({
  cartLineId,
  productId,
  stockItemId,
  sellerId,
  selectedColor,
  selectedSize,
  ...line
}: NewCheckout['lines'][number]) {
  return {
    ...line,
    cart_line_id: cartLineId,
    product_id: productId,
    stock_item_id: stockItemId,
    seller_id: sellerId,
    selected_color: selectedColor,
    selected_size: selectedSize,
  };
}

export type CheckoutRow = Pick<CheckoutsTable, 'id' | 'method' | 'state' | 'request_hash' | 'buyer_id'>;

/** The checkout under an id, whoever's it is. */
export async function findCheckout(db: Db, id: string): Promise<CheckoutRow | undefined> {
  return db
    .selectFrom('checkouts')
    .select(['id', 'method', 'state', 'request_hash', 'buyer_id'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The checkout whose hold the buyer has now: one at most. */
export async function findLiveHold(db: Db, buyerId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('checkouts')
    .select('id')
    .where('buyer_id', '=', buyerId)
    .where('state', '=', 'held')
    .executeTakeFirst();
  return row?.id;
}

/** Checkouts whose hold has ended by the database's clock, oldest first. */
export async function findExpiredHolds(db: Db, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('checkouts')
    .select('id')
    .where('state', '=', 'held')
    .where('expires_at', '<', sql<Date>`now()`)
    .orderBy('expires_at')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

const goods = [
  'line.product_id as productId',
  'line.selected_color as selectedColor',
  'line.selected_size as selectedSize',
  'line.quantity',
] as const;

/** What a checkout is for. */
export async function findGoodsOf(db: Db, id: string): Promise<Goods[]> {
  return db.selectFrom('checkout_lines as line').select(goods).where('line.checkout_id', '=', id).execute();
}

/**
 * What the buyer of a checkout has bought in others since this one was opened, in order of turns: they are taken while the
 * buyer is locked, and tell before from after also when the clock is set back.
 */
export async function findGoodsBoughtSince(db: Db, id: string): Promise<Goods[]> {
  return db
    .selectFrom('checkouts as opened')
    .innerJoin('checkouts as bought', 'bought.buyer_id', 'opened.buyer_id')
    .innerJoin('checkout_lines as line', 'line.checkout_id', 'bought.id')
    .select(goods)
    .where('opened.id', '=', id)
    .whereRef('bought.completed_turn', '>', 'opened.opened_turn')
    .where('bought.id', '<>', id)
    .execute();
}

/** Locks a checkout; undefined if there is none. Everyone locks it before its payments and products. */
export async function lockCheckout(tx: Tx, id: string) {
  return tx
    .selectFrom('checkouts')
    .selectAll()
    .select(sql<boolean>`expires_at < now()`.as('expired'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Where the units of a line lie that a checkout holds; lines of before there were stock items name the product alone. */
const heldItem = sql<string>`coalesce(stock_item_id, product_id)`;

/** Gives a locked checkout's units back. */
export async function returnHeldUnits(tx: Tx, checkoutId: string): Promise<void> {
  const { rows } = await sql<Units>`
    select ${heldItem} as "stockItemId", product_id as "productId", quantity from checkout_lines
    where checkout_id = ${checkoutId}
  `.execute(tx);
  await releaseUnits(tx, checkoutId, unitsByItem(rows));
}

export async function markReleased(
  tx: Tx,
  checkoutId: string,
  reason: NonNullable<CheckoutsTable['release_reason']>,
): Promise<void> {
  await tx
    .updateTable('checkouts')
    .set({ state: 'released', release_reason: reason, updated_at: sql`now()` })
    .where('id', '=', checkoutId)
    .execute();
}

/** The statement that completes a checkout: it became an order. */
export function completedCheckout(checkoutId: string): Part {
  return sql`update checkouts set state = 'completed', completed_at = clock_timestamp(),
      completed_turn = nextval('checkout_turns'), updated_at = now()
    where id = ${checkoutId}`;
}

export interface LineToSettle {
  line: number;
  productId: string;
  /** Where its units are held, or else where they would be taken from now. */
  stockItemId: string;
  sellerId: string;
  price: Kobo;
  quantity: number;
  selectedColor: string;
  selectedSize: string;
  /** False: the product no longer exists. */
  isThere: boolean;
  /** Units that nobody holds; of what is not held and not offered any more, not in the shop, or of a store that is away, none. */
  free: number;
  /** Units of the stock item that the buyer's newer hold keeps from being free, of what can be sold. */
  inNewerHold: number;
}

/**
 * The lines of a checkout with their products and those of a newer hold locked, in the order of the products' ids, and the
 * stores behind them. What no longer is held is taken from the stock item that its variant has now; which that is can only be read once its product is locked.
 */
export async function lockLines(
  tx: Tx,
  checkout: { id: string; state: CheckoutsTable['state'] },
  newerHold: string | undefined,
): Promise<LineToSettle[]> {
  const both = newerHold === undefined ? [checkout.id] : [checkout.id, newerHold];
  await sql`
    select id from products where id in (select product_id from checkout_lines where checkout_id = any(${both}::uuid[]))
    order by id for no key update`.execute(tx);
  await sql`
    select id from sellers where id in (select seller_id from checkout_lines where checkout_id = ${checkout.id})
    order by id for key share`.execute(tx);
  const { rows } = await sql<LineToSettle>`
    with line as (
      select l.*, state.held or v.retired_at is null and v.id is not null and p.status = 'live' and s.status = 'approved'
          and not store_is_away(s.holiday_from, s.holiday_until) as sold,
        coalesce(case when not state.held then v.stock_item_id end, l.stock_item_id, l.product_id) as item_id
      from checkout_lines l cross join (select ${checkout.state}::text = 'held') state (held) left join product_variants v
        on (v.product_id, v.color, v.size) = (l.product_id, l.selected_color, l.selected_size)
        left join products p on p.id = l.product_id left join sellers s on s.id = p.seller_id
      where l.checkout_id = ${checkout.id}
    )
    select line.line, line.product_id as "productId", line.item_id as "stockItemId", line.seller_id as "sellerId", line.price,
      line.quantity, line.selected_color as "selectedColor", line.selected_size as "selectedSize",
      i.id is not null as "isThere", case when line.sold then coalesce(i.stock - i.held, 0) else 0 end as free,
      (select coalesce(sum(newer.quantity), 0)::integer from checkout_lines newer
        where line.sold and newer.checkout_id = ${newerHold ?? null}::uuid
          and coalesce(newer.stock_item_id, newer.product_id) = line.item_id) as "inNewerHold"
    from line left join stock_items i on i.id = line.item_id
    order by line.line
  `.execute(tx);
  return rows;
}
