import type { Kobo } from '@oja/domain/money/money';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../database/pool.ts';
import type { PaymentsTable, RefundsTable } from '../../../database/types.generated.ts';
import { isWon } from '../disputes/disputes.queries.ts';

export interface PaidPayment {
  reference: string;
  transactionId: string;
  amount: Kobo;
  currency: string;
  disposition: NonNullable<PaymentsTable['disposition']>;
  checkoutId: string;
  /** When it was read: before the provider is asked. By the database's clock, to the microsecond. */
  askedAt: string;
  /** Of its refunds as we have them: another as soon as anything of one changes but its times. */
  version: string;
}

/** Of the refunds of a payment `p`: which they are, and how often each has changed. */
const version = sql`(select coalesce(string_agg(r.id || ':' || r.version, ',' order by r.id), '')
  from refunds r where r.reference = p.reference)`;

/** A card payment whose money has come in. */
export async function findPaidPayment(db: Db, reference: string): Promise<PaidPayment | undefined> {
  const { rows } = await sql<PaidPayment>`
    select reference, provider_transaction_id::text as "transactionId", paid_amount as amount, paid_currency as currency,
      disposition, checkout_id as "checkoutId", clock_timestamp()::text as "askedAt", ${version} as version
    from payments p where reference = ${reference} and state = 'succeeded' and provider_transaction_id is not null
      and disposition <> 'nothing'
  `.execute(db);
  return rows[0];
}

/**
 * Whether its refunds are as they were when the payment was read: else the provider may have been asked before it knew what
 * we know by now. The payment must be locked.
 */
export async function isAsRead(tx: Tx, payment: PaidPayment): Promise<boolean> {
  return (await findPaidPayment(tx, payment.reference))?.version === payment.version;
}

export interface OwnRefund {
  id: string;
  /** When it was decided, or found. */
  createdAt: Date;
  amount: Kobo;
  notOwed: Kobo;
  excess: Kobo;
  reason: Selectable<RefundsTable>['reason'];
  state: Selectable<RefundsTable>['state'];
  method: Selectable<RefundsTable>['method'];
  providerRefundId: string | null;
  providerStatus: string | null;
  /** POSTs that may be there. */
  posts: number;
  /** A POST was made whose answer we do not have. */
  posted: boolean;
  /** Seconds from the first clean listing in which it was missing to when the provider was asked. */
  missingFor: number | null;
}

export async function findRefundsOf(
  tx: Tx,
  { reference, askedAt }: Pick<PaidPayment, 'reference' | 'askedAt'>,
): Promise<OwnRefund[]> {
  const { rows } = await sql<OwnRefund>`
    select id, created_at as "createdAt", amount, not_owed as "notOwed", excess, reason, state, method, provider_refund_id as "providerRefundId",
      provider_status as "providerStatus", posted_at is not null as posted,
      posts, extract(epoch from ${askedAt}::timestamptz - missing_since)::float8 as "missingFor"
    from refunds where reference = ${reference} order by created_at, id
  `.execute(tx);
  return rows;
}

/**
 * A refund made on the provider's pages pays one that we owe and have not sent. False if it is being sent after all; then
 * the database, not this process, decides which comes first.
 */
export async function adoptRefund(tx: Tx, id: string, providerRefundId: string): Promise<boolean> {
  const { rows } = await sql`
    update refunds set provider_refund_id = ${providerRefundId}, there_since = null, state = 'sending', updated_at = now()
    where id = ${id} and posted_at is null and provider_refund_id is null and state in ('requested', 'sending', 'manual')
    returning id
  `.execute(tx);
  return rows.length > 0;
}

/** A refund that was paid by hand, or closed, is not the one at the provider any more that it could not carry out. */
export async function leaveToProvider(tx: Tx, id: string): Promise<void> {
  await sql`
    update refunds set provider_refund_id = null, provider_status = null, updated_at = now()
    where id = ${id}
  `.execute(tx);
}

/**
 * A refund turns up that was known as a reversal already, because their list was slower than their status: as all of it, or
 * as what others that turned up before have left of it.
 * @param ofDispute it may also be what a bank took by a dispute
 */
export async function nameReversal(
  tx: Tx,
  reference: string,
  amount: Kobo,
  providerRefundId: string,
  ofDispute: boolean,
): Promise<boolean> {
  const { rows } = await sql`
    update refunds set provider_refund_id = ${providerRefundId}, updated_at = now()
    where id = (select id from refunds where reference = ${reference} and amount - not_owed = ${amount} and reason = 'reversed'
      and provider_refund_id is null and (dispute_id is null or ${ofDispute}::boolean)
      order by dispute_id is not null, id limit 1)
    returning id
  `.execute(tx);
  return rows.length > 0;
}

/** What a bank is known to have taken by a dispute turns up among the refunds. */
export async function nameTaken(
  tx: Tx,
  reference: string,
  disputeId: string,
  providerRefundId: string,
): Promise<boolean> {
  const { rows } = await sql`
    update refunds set provider_refund_id = ${providerRefundId}, updated_at = now()
    where reference = ${reference} and dispute_id = ${disputeId} and reason = 'reversed' and provider_refund_id is null
    returning id
  `.execute(tx);
  return rows.length > 0;
}

/** A refund that their list calls one of a dispute is what the bank takes by it, if nothing else is known to be that. */
export async function explainDispute(
  tx: Tx,
  reference: string,
  { id, disputeId }: { id: string; disputeId: string | null },
): Promise<void> {
  await sql`
    update refunds set dispute_id = ${disputeId}, updated_at = now()
    where reference = ${reference} and provider_refund_id = ${id} and dispute_id is null and state <> 'closed'
      and exists (select from disputes d where d.id = ${disputeId} and d.reference = ${reference})
      and not exists (select from refunds known where known.dispute_id = ${disputeId})
  `.execute(tx);
}

/** A refund that failed takes nothing for its dispute. */
export async function unexplainDispute(tx: Tx, id: string): Promise<void> {
  await sql`update refunds set dispute_id = null where id = ${id}`.execute(tx);
}

/** A reversal that no refund and no dispute explains yet is the lost dispute of a bank. */
export async function explainReversal(tx: Tx, reference: string, disputeId: string): Promise<boolean> {
  const { rows } = await sql`
    update refunds set dispute_id = ${disputeId}, updated_at = now()
    where id = (select id from refunds where reference = ${reference} and reason = 'reversed'
      and provider_refund_id is null and dispute_id is null order by id limit 1)
    returning id
  `.execute(tx);
  return rows.length > 0;
}

/** Disputes of a payment that have not been won and that explain no reversal yet, lost ones first. */
export async function findUnexplained(tx: Tx, reference: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from disputes d where reference = ${reference} and not ${isWon}
      and not exists (select from refunds r where r.dispute_id = d.id)
    order by resolved_at is null, opened_at, id
  `.execute(tx);
  return rows.map(({ id }) => id);
}

export async function isExplained(tx: Tx, disputeId: string): Promise<boolean> {
  const { rows } = await sql`select from refunds where dispute_id = ${disputeId}`.execute(tx);
  return rows.length > 0;
}

export async function markReversed(tx: Tx, reference: string): Promise<boolean> {
  const { rows } = await sql`
    update payments set reversed_at = now(), provider_status = 'reversed', updated_at = now()
    where reference = ${reference} and reversed_at is null returning reference
  `.execute(tx);
  return rows.length > 0;
}

/** Which payments these transactions of the provider are. */
export async function findReferencesOf(db: Db, transactionIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; reference: string }>`
    select provider_transaction_id::text as id, reference from payments
    where provider = 'paystack' and provider_transaction_id = any(${transactionIds}::numeric[])
    union all
    select provider_transaction_id::text, reference from orphan_payments
    where provider_transaction_id = any(${transactionIds}::numeric[])
  `.execute(db);
  return new Map(rows.map(({ id, reference }) => [id, reference]));
}
