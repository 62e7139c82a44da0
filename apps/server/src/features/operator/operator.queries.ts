import { canonicalEmail } from '@oja/domain/email';
import type { Kobo } from '@oja/domain/money';
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
      'found_at as foundAt',
      'confirmed_at as confirmedAt',
      'resolution',
      'resolved_at as resolvedAt',
      'note',
    ])
    .orderBy(sql`resolved_at is not null`)
    .orderBy('found_at', 'desc')
    .limit(most)
    .execute();
}

/** The account that a column names beside 'system' and 'provider', in the form that the index of accounts has. */
const accountIn = (column: string) =>
  sql`case when ${sql.ref(column)} like '________-____-____-____-____________' then ${sql.ref(column)}::uuid end`;

export interface RefundMatterRow {
  id: string;
  reference: string;
  orderNumber: string | null;
  amount: Kobo;
  currency: string;
  reason: string;
  state: string;
  attempts: number;
  requestedBy: string;
  overdue: boolean;
  createdAt: Date;
}

/** Refunds that are not done: those that wait for a person first, then the oldest. */
export async function findOpenRefunds(db: Db): Promise<RefundMatterRow[]> {
  const { rows } = await sql<RefundMatterRow>`
    select r.id, r.reference, o.order_number as "orderNumber", r.amount,
      coalesce(p.paid_currency, p.currency) as currency, r.reason, r.state, r.attempts,
      coalesce(u.name, r.requested_by) as "requestedBy", r.created_at < now() - interval '24 hours' as overdue,
      r.created_at as "createdAt"
    from refunds r join payments p on p.reference = r.reference
      left join orders o on o.payment_reference = r.reference left join users u on u.id = ${accountIn('r.requested_by')}
    where r.state <> 'processed' order by r.state <> 'manual', r.state <> 'failed', r.created_at limit ${most}
  `.execute(db);
  return rows;
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
  actor: string;
  action: string;
  subject: string;
  details: unknown;
}

export async function findAudit(db: Db, after: { time: string; id: string } | null, page: number): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`
    select a.id, a.seq, a.at, (extract(epoch from a.at) * 1000000)::bigint::text as time,
      coalesce(u.name, a.actor) as actor, a.action, a.subject, a.details
    from audit_log a left join users u on u.id = ${accountIn('a.actor')}
    where ${after === null}::boolean
      or (a.at, a.id) < (to_timestamp(0) + ${after?.time ?? '0'}::bigint * interval '1 microsecond', ${after?.id ?? null}::uuid)
    order by a.at desc, a.id desc limit ${page}
  `.execute(db);
  return rows;
}

export interface OrderMoneyRow {
  orderId: string;
  orderNumber: string;
  buyerId: string;
  buyerName: string;
  placedAt: Date;
  method: 'card' | 'credit';
  reference: string;
  paid: Kobo;
  left: Kobo;
}

/** An order by its id or its number, and what of its money is left. */
export async function findOrderMoney(
  db: Db,
  { id = null, orderNumber = null }: { id?: string | null; orderNumber?: string | null },
): Promise<OrderMoneyRow | undefined> {
  const { rows } = await sql<OrderMoneyRow>`
    select o.id as "orderId", o.order_number as "orderNumber", o.buyer_id as "buyerId", o.buyer_name as "buyerName",
      o.created_at as "placedAt", o.payment_method as method, o.payment_reference as reference, p.paid_amount as paid,
      (p.paid_amount - coalesce((select sum(amount) from refunds r where r.reference = p.reference), 0))::bigint as left
    from orders o join payments p on p.reference = o.payment_reference
    where o.id = ${id}::uuid or o.order_number = ${orderNumber}::text
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

/** @returns the balance after it */
export async function raiseCredit(tx: Tx, userId: string, amount: Kobo): Promise<Kobo> {
  const { balance } = await tx
    .insertInto('store_credits')
    .values({ user_id: userId, balance: amount })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((row) => ({
        balance: sql<Kobo>`${row.ref('store_credits.balance')} + ${amount}`,
        updated_at: sql`now()`,
      })),
    )
    .returning('balance')
    .executeTakeFirstOrThrow();
  return balance;
}

export async function markConfirmed(db: Db, sessionId: string): Promise<void> {
  await sql`update sessions set confirmed_at = now() where id = ${sessionId}`.execute(db);
}

/** Whether this browser has proven who sits at it, not long ago. */
export async function hasConfirmed(db: Db, sessionId: string): Promise<boolean> {
  const { rows } = await sql`
    select from sessions where id = ${sessionId} and confirmed_at > now() - interval '15 minutes'
  `.execute(db);
  return rows.length > 0;
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
