import type { Kobo } from '@oja/domain/money/money';
import type { PaymentMethod } from '@oja/domain/payments/payment-method';
import { canonicalEmail } from '@oja/domain/people/email';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database/pool.ts';

const most = 100;

export async function findOrphans(db: Db) {
  return db
    .selectFrom('orphan_payments')
    .select([
      'reference',
      'provider_transaction_id as transactionId',
      'amount',
      'currency',
      'returned_amount as returnedAmount',
      'bank_amount as bankAmount',
      'found_at as foundAt',
      'confirmed_at as confirmedAt',
      'resolution',
      'resolved_at as resolvedAt',
      'note',
      'payer_email as payerEmail',
      'channel',
      'refusal',
    ])
    .orderBy(sql`resolved_at is not null`)
    .orderBy('found_at', 'desc')
    .limit(most)
    .execute();
}

/** The account that a column names beside 'system' and 'provider', in the form that the index of accounts has. */
export const accountIn = (column: string) =>
  sql`case when ${sql.ref(column)} like '________-____-____-____-____________' then ${sql.ref(column)}::uuid end`;

export interface RefundMatterRow {
  id: string;
  reference: string;
  orderNumber: string | null;
  buyerName: string;
  amount: Kobo;
  currency: string;
  reason: string;
  state: string;
  attempts: number;
  providerStatus: string | null;
  refusal: string | null;
  requestedBy: string;
  overdue: boolean;
  createdAt: Date;
}

export interface OverpaidRow {
  id: string;
  reference: string;
  orderNumber: string | null;
  buyerName: string;
  amount: Kobo;
  excess: Kobo;
  currency: string;
  matter: 'twin' | 'excess';
  reason: string;
  state: string;
  matterSince: Date;
  createdAt: Date;
}

/** Of a refund `r`: its payment, its order if there is one, and who paid. */
const paidBy = sql`
  join payments p on p.reference = r.reference left join orders o on o.payment_reference = r.reference
  join checkouts c on c.id = p.checkout_id join users buyer on buyer.id = c.buyer_id`;

/** What went back though nobody owed it, and nobody has dealt with. */
export async function findOverpaid(db: Db): Promise<OverpaidRow[]> {
  const { rows } = await sql<OverpaidRow>`
    select r.id, r.reference, o.order_number as "orderNumber", coalesce(o.buyer_name, buyer.name) as "buyerName",
      r.amount, r.excess, coalesce(p.paid_currency, p.currency) as currency, r.matter, r.reason, r.state,
      r.matter_since as "matterSince", r.created_at as "createdAt"
    from refunds r ${paidBy}
    where r.matter is not null and r.matter_closed_at is null and r.state <> 'closed' order by r.created_at limit ${most}
  `.execute(db);
  return rows;
}

/** Refunds that are not done: those that wait for a person first, then the oldest. */
export async function findOpenRefunds(db: Db): Promise<RefundMatterRow[]> {
  const { rows } = await sql<RefundMatterRow>`
    select r.id, r.reference, o.order_number as "orderNumber", coalesce(o.buyer_name, buyer.name) as "buyerName",
      r.amount, coalesce(p.paid_currency, p.currency) as currency, r.reason, r.state,
      r.attempts + r.earlier_attempts as attempts, r.provider_status as "providerStatus", r.refusal,
      coalesce(u.name, r.requested_by) as "requestedBy", r.created_at < now() - interval '24 hours' as overdue,
      r.created_at as "createdAt"
    from refunds r ${paidBy} left join users u on u.id = ${accountIn('r.requested_by')}
    where r.state not in ('processed', 'closed') order by r.state <> 'manual', r.state <> 'failed', r.created_at limit ${most}
  `.execute(db);
  return rows;
}

export interface Stake {
  subject: string;
  storeName: string | null;
  orderNumber: string | null;
  amount: Kobo | null;
  currency: string;
  dueAt: Date | null;
}

/** What is at stake in these matters, by what they are about; of a payment all that was paid. */
export async function findStakes(db: Db, subjects: readonly string[]): Promise<Map<string, Stake>> {
  const { rows } = await sql<Stake>`
    select about.subject, s.store_name as "storeName", o.order_number as "orderNumber",
      coalesce(case when r.excess > 0 then r.excess else r.amount - r.not_owed end, d.amount, n.amount, p.paid_amount,
        p.amount) as amount,
      coalesce(d.currency, n.currency, p.paid_currency, p.currency, 'NGN') as currency, d.due_at as "dueAt"
    from (select subject, split_part(subject, ':', 1) as kind, substr(subject, strpos(subject, ':') + 1) as id
      from unnest(${subjects}::text[]) subject) about
    left join sellers s on s.id = case when about.kind = 'store' then about.id::uuid end
    left join refunds r on r.id = case when about.kind = 'refund' then about.id::uuid end
    left join disputes d on about.kind = 'dispute' and d.id = about.id
    left join orphan_payments n on about.kind = 'orphan' and n.reference = about.id
    left join payments p on p.reference = coalesce(r.reference, d.reference, case when about.kind = 'payment' then about.id end)
    left join orders o on o.payment_reference = p.reference
  `.execute(db);
  return new Map(rows.map((row) => [row.subject, row]));
}

export async function findDisputes(db: Db) {
  return db
    .selectFrom('disputes')
    .leftJoin('orders', 'orders.payment_reference', 'disputes.reference')
    .select([
      'disputes.id',
      'disputes.reference',
      'orders.order_number as orderNumber',
      'disputes.status',
      'disputes.amount',
      'disputes.reason',
      'disputes.due_at as dueAt',
      'disputes.resolution',
      'disputes.resolved_at as resolvedAt',
      'disputes.opened_at as openedAt',
    ])
    .orderBy(sql`disputes.resolved_at is not null`)
    .orderBy('disputes.opened_at', 'desc')
    .limit(most)
    .execute();
}

export async function findReports(db: Db) {
  return db
    .selectFrom('provider_reports')
    .select([
      'id',
      'started_at as startedAt',
      'finished_at as finishedAt',
      'checked',
      'settled',
      'orphaned',
      'refunds_recorded as refundsRecorded',
      'differences',
      sql<boolean>`finished_at is null and started_at < now() - interval '24 hours'`.as('overdue'),
    ])
    .orderBy('started_at', 'desc')
    .limit(7)
    .execute();
}

export interface AuditRow {
  id: string;
  seq: number | null;
  at: Date;
  time: string;
  /** 'system', 'provider' or the id of an account. */
  by: string;
  actor: string;
  action: string;
  subject: string;
  details: unknown;
}

export async function findAudit(db: Db, after: { time: string; id: string } | null, page: number): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`
    select a.id, a.seq, a.at, (extract(epoch from a.at) * 1000000)::bigint::text as time,
      a.actor as by, coalesce(u.name, a.actor) as actor, a.action, a.subject, a.details
    from audit_log a left join users u on u.id = ${accountIn('a.actor')}
    where ${after === null}::boolean
      or (a.at, a.id) < (to_timestamp(0) + ${after?.time ?? '0'}::bigint * interval '1 microsecond', ${after?.id ?? null}::uuid)
    order by a.at desc, a.id desc limit ${page}
  `.execute(db);
  return rows;
}

export interface OrderRow {
  orderId: string;
  orderNumber: string;
  buyerId: string;
  buyerName: string;
  placedAt: Date;
  method: PaymentMethod;
  reference: string;
  /** Paid in a demo that was left. */
  isPlay: boolean;
}

/** An order by its id, its number or its payment. */
export async function findOrder(
  db: Db,
  {
    id = null,
    orderNumber = null,
    reference = null,
  }: Partial<Record<'id' | 'orderNumber' | 'reference', string | null>>,
): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    select o.id as "orderId", o.order_number as "orderNumber", o.buyer_id as "buyerId", o.buyer_name as "buyerName",
      o.created_at as "placedAt", o.payment_method as method, o.payment_reference as reference, p.play as "isPlay"
    from orders o join payments p on p.reference = o.payment_reference
    where o.id = ${id}::uuid or o.order_number = ${orderNumber}::text or o.payment_reference = ${reference}::text
  `.execute(db);
  return rows[0];
}

/** The account of an address, locked, so that its credit is decided one after the other. */
export async function lockAccountOf(tx: Tx, email: string): Promise<string | null> {
  const user = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', canonicalEmail(email))
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return user?.id ?? null;
}

export async function isStillOperator(tx: Tx, userId: string): Promise<boolean> {
  const user = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('role', '=', 'operator')
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return user !== undefined;
}
