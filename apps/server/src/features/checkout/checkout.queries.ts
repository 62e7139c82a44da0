import type { Picture } from '@oja/contract/common';
import type { Goods } from '@oja/domain/cart/bought-since';
import { type Kobo, kobo } from '@oja/domain/money/money';
import type { PaymentMethod } from '@oja/domain/money/payment-method';
import type { PricingPolicy, Quote } from '@oja/domain/money/pricing';
import type { ShippingInfo } from '@oja/domain/orders/checkout';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database/pool.ts';
import type { CheckoutsTable } from '../../database/types.generated.ts';
import { newId } from '../../platform/ids.ts';

/** A line as it was when the checkout was accepted. */
export interface CheckoutLine {
  line: number;
  productId: string;
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
  payment: { reference: string; provider: 'paystack' | 'credit' };
}

export interface HoldResult {
  /** Lines of the cart that are still as they were read. */
  cartLines: number;
  /** Products whose units are now held; all or nothing must be told apart by the caller. */
  held: number;
  /** Of the products asked for, what there is and how much of it is free; null where it is enough. */
  found: { id: string; free: number | null }[];
}

/**
 * Holds stock and writes checkout, lines, movements and payment, in one round trip. Products are locked in the order of
 * their ids, so that two checkouts never wait for each other. Whether there is enough is asked of the locked rows only:
 * the update itself would look at the stock as it was before the lock was granted. The caller rolls back unless
 * everything could be held.
 */
export async function insertHeldCheckout(tx: Tx, checkout: NewCheckout): Promise<HoldResult> {
  const { id, buyerId, quote, policy, payment } = checkout;
  // Named once more as a list: a JSON record set tells the planner nothing, and it would read the whole table.
  const products = [...new Set(checkout.lines.map(({ productId }) => productId))];
  const { rows } = await sql<HoldResult>`
    with line as (
      select * from jsonb_to_recordset(${JSON.stringify(checkout.lines.map(lineRecord))}::jsonb) as line (
        cart_line_id uuid, movement_id uuid, line integer, product_id uuid, seller_id uuid, name text, price bigint,
        quantity integer, picture jsonb, selected_color text, selected_size text)
    ), unit as (
      select product_id, sum(quantity)::integer as quantity, (array_agg(movement_id))[1] as movement_id
      from line group by product_id
    ), locked as (
      select p.id, p.stock - p.held as free, unit.quantity
      from products p join unit on unit.product_id = p.id where p.id = any(${products}::uuid[])
      order by p.id for no key update of p
    ), held as (
      update products p set held = p.held + locked.quantity
      from locked where p.id = locked.id and p.id = any(${products}::uuid[]) and locked.free >= locked.quantity
      returning p.id
    ), checkout as (
      insert into checkouts (id, buyer_id, method, state, request_hash, shipping_info, subtotal, shipping, tax, total,
        currency, commission_basis_points, free_shipping_above, shipping_rate, tax_basis_points, expires_at)
      values (${id}, ${buyerId}, ${checkout.method}, 'held', ${checkout.requestHash},
        ${JSON.stringify(checkout.shippingInfo)}, ${quote.subtotal}, ${quote.shipping}, ${quote.tax}, ${quote.total},
        ${checkout.currency}, ${policy.commissionBasisPoints}, ${policy.freeShippingAboveKobo}, ${policy.shippingKobo},
        ${policy.taxBasisPoints},
        now() + make_interval(secs => ${checkout.holdSeconds}))
    ), lines as (
      insert into checkout_lines (checkout_id, line, product_id, seller_id, name, price, quantity, picture,
        selected_color, selected_size)
      select ${id}::uuid, line, product_id, seller_id, name, price, quantity, picture, selected_color, selected_size
      from line
    ), movement as (
      insert into stock_movements (id, product_id, kind, d_stock, d_held, checkout_id)
      select movement_id, product_id, 'hold', 0, quantity, ${id}::uuid from unit
    ), payment as (
      insert into payments (reference, checkout_id, provider, amount, currency, state, next_check_at)
      values (${payment.reference}, ${id}, ${payment.provider}, ${quote.total}, ${checkout.currency}, 'created',
        now() + interval '72 hours')
    )
    select
      (select count(*) from cart_lines c join line on line.cart_line_id = c.id and line.quantity = c.quantity
       where c.user_id = ${buyerId})::integer as "cartLines",
      (select count(*) from held)::integer as held,
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'free', case when free < quantity then free end)), '[]')
       from locked) as found
  `.execute(tx);
  return rows[0] as HoldResult;
}

function lineRecord({
  cartLineId,
  productId,
  sellerId,
  selectedColor,
  selectedSize,
  ...line
}: NewCheckout['lines'][number]) {
  return {
    ...line,
    cart_line_id: cartLineId,
    movement_id: newId(),
    product_id: productId,
    seller_id: sellerId,
    selected_color: selectedColor,
    selected_size: selectedSize,
  };
}

/** What is sent to the sellers' own accounts at the provider, from their records at this moment. */
export async function insertSplits(
  tx: Tx,
  reference: string,
  shares: readonly { sellerId: string; payable: Kobo }[],
): Promise<void> {
  await sql`
    insert into payment_splits (reference, seller_id, subaccount_code, share)
    select ${reference}, payout.seller_id, payout.subaccount_code, share.payable
    from unnest(${shares.map(({ sellerId }) => sellerId)}::uuid[], ${shares.map(({ payable }) => payable)}::bigint[])
      as share (seller_id, payable)
    join seller_payouts payout on payout.seller_id = share.seller_id
    where payout.subaccount_code is not null and share.payable > 0
  `.execute(tx);
}

export interface LoweredCredit {
  /** A number for an order, by the way. */
  orderMillisecond: number;
}

/** Locks the buyer, then the store credit, and lowers it. Undefined if it does not suffice, or the buyer is gone. */
export async function lowerCredit(tx: Tx, buyerId: string, amount: Kobo): Promise<LoweredCredit | undefined> {
  const { rows } = await sql<LoweredCredit>`
    with buyer as materialized (
      select id from users where id = ${buyerId} and deleted_at is null for no key update),
    locked as (select user_id, balance from store_credits where user_id = (select id from buyer) for no key update)
    update store_credits credit set balance = credit.balance - ${amount}, updated_at = now()
    from locked where credit.user_id = locked.user_id and locked.balance >= ${amount}
    returning next_order_millisecond() as "orderMillisecond"
  `.execute(tx);
  return rows[0];
}

export async function findCreditBalance(db: Db, buyerId: string): Promise<Kobo> {
  const row = await db.selectFrom('store_credits').select('balance').where('user_id', '=', buyerId).executeTakeFirst();
  return row?.balance ?? kobo(0);
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

/** Gives a locked checkout's units back. Products that no longer exist have nothing to be given back to. */
export async function returnHeldUnits(tx: Tx, checkoutId: string): Promise<void> {
  const { rows } = await sql<{ product_id: string }>`
    select distinct product_id from checkout_lines where checkout_id = ${checkoutId}
  `.execute(tx);
  const products = rows.map(({ product_id }) => product_id);
  await sql`
    with unit as (
      select line.product_id, sum(line.quantity)::integer as quantity, movement.id as movement_id
      from checkout_lines line
      join unnest(${products}::uuid[], ${products.map(() => newId())}::uuid[]) as movement (product_id, id)
        on movement.product_id = line.product_id
      where line.checkout_id = ${checkoutId} group by line.product_id, movement.id
    ), locked as (
      select p.id, unit.quantity from products p join unit on unit.product_id = p.id
      where p.id = any(${products}::uuid[]) order by p.id for no key update of p
    ), freed as (
      update products p set held = p.held - locked.quantity
      from locked where p.id = locked.id and p.id = any(${products}::uuid[])
    )
    insert into stock_movements (id, product_id, kind, d_stock, d_held, checkout_id)
    select movement_id, product_id, 'release', 0, -quantity, ${checkoutId}::uuid from unit
  `.execute(tx);
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
