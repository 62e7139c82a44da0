import type { Posting } from '@oja/domain/money/ledger';
import type { Kobo } from '@oja/domain/money/money';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database/pool.ts';
import { auditRow } from '../../platform/audit/audit.ts';
import { newId } from '../../platform/ids.ts';
import type { ProviderPayment } from '../../platform/payments/payment-provider.ts';

/** Whose payment a reference is. Neither ever changes, so no lock is needed to know it. */
export async function findOwner(db: Db, reference: string) {
  return db
    .selectFrom('payments')
    .innerJoin('checkouts', 'checkouts.id', 'payments.checkout_id')
    .select(['payments.checkout_id as checkoutId', 'checkouts.buyer_id as buyerId'])
    .where('payments.reference', '=', reference)
    .executeTakeFirst();
}

export async function lockPayment(tx: Tx, reference: string) {
  return tx.selectFrom('payments').selectAll().where('reference', '=', reference).forUpdate().executeTakeFirstOrThrow();
}

export interface LineToSettle {
  productId: string;
  sellerId: string;
  price: Kobo;
  quantity: number;
  selectedColor: string;
  selectedSize: string;
  /** False: the product no longer exists. */
  isThere: boolean;
  /** Units that nobody holds. */
  free: number;
  /** Units of the product that the buyer's newer hold keeps from being free. */
  inNewerHold: number;
}

/** The lines of a checkout with their products and those of a newer hold locked, in the order of the products' ids. */
export async function lockLines(tx: Tx, checkoutId: string, newerHold: string | undefined): Promise<LineToSettle[]> {
  const both = newerHold === undefined ? [checkoutId] : [checkoutId, newerHold];
  const { rows } = await sql<LineToSettle>`
    with locked as (
      select p.id, p.stock - p.held as free from products p
      where p.id in (select product_id from checkout_lines where checkout_id = any(${both}::uuid[]))
      order by p.id for no key update
    )
    select line.product_id as "productId", line.seller_id as "sellerId", line.price, line.quantity,
      line.selected_color as "selectedColor", line.selected_size as "selectedSize",
      locked.id is not null as "isThere", coalesce(locked.free, 0) as free,
      (select coalesce(sum(newer.quantity), 0)::integer from checkout_lines newer
        where newer.checkout_id = ${newerHold ?? null}::uuid and newer.product_id = line.product_id) as "inNewerHold"
    from checkout_lines line left join locked on locked.id = line.product_id
    where line.checkout_id = ${checkoutId} order by line.line
  `.execute(tx);
  return rows;
}

export async function findSplits(tx: Tx, reference: string): Promise<{ sellerId: string; share: Kobo }[]> {
  return tx
    .selectFrom('payment_splits')
    .select(['seller_id as sellerId', 'share'])
    .where('reference', '=', reference)
    .execute();
}

export async function nextOrderMillisecond(tx: Tx): Promise<number> {
  const { rows } = await sql<{ ms: number }>`select next_order_millisecond() as ms`.execute(tx);
  return rows[0]?.ms ?? Number.NaN;
}

export interface OrderRecord {
  checkoutId: string;
  reference: string;
  orderNumber: string;
  /** The hold becomes the sale; otherwise the units are taken from the free ones. */
  held: boolean;
  units: readonly { productId: string; quantity: number }[];
  sellers: readonly { sellerId: string; items: Kobo; commission: Kobo }[];
  postings: readonly Posting[];
  paid: Pick<ProviderPayment, 'amount' | 'currency' | 'fees' | 'status'> & { transactionId: string | null };
}

/**
 * Writes an order in one round trip: stock, movements, payment, checkout, order with sellers, items and first history
 * entry, ledger, outbox, audit. Everything it changes is locked by its transaction already.
 */
export async function insertOrder(tx: Tx, order: OrderRecord): Promise<void> {
  const { checkoutId, reference, held, paid } = order;
  const units = order.units.map((unit) => ({
    movement_id: newId(),
    product_id: unit.productId,
    quantity: unit.quantity,
  }));
  const { amount, currency, fees, transactionId } = paid;
  const details = { disposition: 'order', orderId: checkoutId, amount, currency, fees, transactionId };
  const sellers = order.sellers.map(({ sellerId, items, commission }) => ({ seller_id: sellerId, items, commission }));
  await sql`
    with unit as (
      select * from jsonb_to_recordset(${JSON.stringify(units)}::jsonb) as unit (
        movement_id uuid, product_id uuid, quantity integer)
    ), stock as (
      update products p set stock = p.stock - unit.quantity,
        held = p.held - case when ${held}::boolean then unit.quantity else 0 end
      from unit where p.id = unit.product_id and p.id = any(${order.units.map(({ productId }) => productId)}::uuid[])
    ), movement as (
      insert into stock_movements (id, product_id, kind, d_stock, d_held, checkout_id)
      select movement_id, product_id, case when ${held}::boolean then 'sale' else 'late_sale' end, -quantity,
        case when ${held}::boolean then -quantity else 0 end, ${checkoutId}::uuid from unit
    ), payment as (
      update payments set state = 'succeeded', disposition = 'order', settled_at = now(), updated_at = now(),
        provider_status = ${paid.status}, provider_transaction_id = ${paid.transactionId}::numeric,
        paid_amount = ${paid.amount}, paid_currency = ${paid.currency}, provider_fees = ${paid.fees},
        next_check_at = null, checking_until = null
      where reference = ${reference}
    ), completed as (
      update checkouts set state = 'completed', completed_at = clock_timestamp(),
        completed_turn = nextval('checkout_turns'), updated_at = now()
      where id = ${checkoutId}
    ), placed as (
      insert into orders (id, order_number, buyer_id, buyer_name, buyer_email, shipping_info, subtotal, shipping, tax,
        total, payment_method, payment_reference)
      select c.id, ${order.orderNumber}, c.buyer_id, u.name, u.email, c.shipping_info, c.subtotal, c.shipping, c.tax,
        c.total, c.method, ${reference}
      from checkouts c join users u on u.id = c.buyer_id where c.id = ${checkoutId}
    ), seller as (
      insert into order_sellers (order_id, seller_id, items_total, commission)
      select ${checkoutId}::uuid, seller_id, items, commission
      from jsonb_to_recordset(${JSON.stringify(sellers)}::jsonb) as seller (
        seller_id uuid, items bigint, commission bigint)
    ), item as (
      insert into order_items (order_id, line, product_id, seller_id, name, price, quantity, picture, selected_color,
        selected_size)
      select checkout_id, line, product_id, seller_id, name, price, quantity, picture, selected_color, selected_size
      from checkout_lines where checkout_id = ${checkoutId}
    ), history as (
      insert into order_status_history (id, order_id, status, updated_by, notes)
      values (${newId()}, ${checkoutId}, 'pending', 'system', 'Order created')
    ), message as (
      insert into outbox (id, topic, dedupe, payload)
      values (${newId()}, 'order.created', ${`order:${checkoutId}`}, ${JSON.stringify({ orderId: checkoutId })})
    ), audited as (
      ${auditRow({ actor: 'system', action: 'payment.settled', subject: `payment:${reference}`, details })}
    )
    ${insertEntries(order.postings, { kind: 'order', reference, orderId: checkoutId, currency: paid.currency })}
  `.execute(tx);
}

export type LedgerKind =
  | 'order'
  | 'order_refund'
  | 'refund_due'
  | 'refund_processed'
  /** The same of a payment that became no order. */
  | 'unclaimed_refund'
  /** A refund that was booked does not go back, or not all of it. */
  | 'refund_undone'
  /** More goes back than was paid, or does not after all. */
  | 'refund_excess'
  | 'excess_written_off'
  | 'credit_top_up'
  | 'credit_taken_back'
  | 'orphan'
  | 'orphan_returned'
  /** What is left of an orphan is owed to nobody. */
  | 'orphan_not_owed'
  | 'orphan_written_off';

interface LedgerTransaction {
  kind: LedgerKind;
  reference: string | null;
  orderId: string | null;
  currency: string;
}

function insertEntries(postings: readonly Posting[], { kind, reference, orderId, currency }: LedgerTransaction) {
  const entries = postings.map(({ account, amount }) => ({ id: newId(), account, amount }));
  return sql`
    insert into ledger_entries (id, transaction_id, kind, account, amount, currency, reference, order_id)
    select id, ${newId()}::uuid, ${kind}, account, amount, ${currency}, ${reference}, ${orderId}::uuid
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry (id uuid, account text, amount bigint)`;
}

/** One balanced transaction of the ledger. */
export async function addToLedger(tx: Tx, postings: readonly Posting[], of: LedgerTransaction): Promise<void> {
  await insertEntries(postings, of).execute(tx);
}

/** The payment is decided, and no order came of it. */
export async function markSucceeded(
  tx: Tx,
  reference: string,
  disposition: 'refund' | 'nothing',
  paid: OrderRecord['paid'],
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({
      state: 'succeeded',
      disposition,
      settled_at: sql`now()`,
      updated_at: sql`now()`,
      provider_status: paid.status,
      provider_transaction_id: paid.transactionId,
      paid_amount: paid.amount,
      paid_currency: paid.currency,
      provider_fees: paid.fees,
      next_check_at: null,
      checking_until: null,
    })
    .where('reference', '=', reference)
    .execute();
}

export interface PlacedOrder {
  orderId: string;
  orderNumber: string;
  amount: Kobo;
}

export async function findPlacedOrder(db: Db, orderId: string): Promise<PlacedOrder | undefined> {
  return db
    .selectFrom('orders')
    .select(['id as orderId', 'order_number as orderNumber', 'total as amount'])
    .where('id', '=', orderId)
    .executeTakeFirst();
}
