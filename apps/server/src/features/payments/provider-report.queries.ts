import type { Kobo } from '@oja/domain/money';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database/pool.ts';
import { newId } from '../../platform/ids.ts';

/** What became of one look at the provider's books so far. */
export interface ProviderReport {
  id: string;
  coversFrom: Date;
  startedAt: Date;
  /** Where it goes on. */
  cursor: string | null;
}

export interface ReportNews {
  checked?: number;
  settled?: number;
  orphaned?: number;
  refundsRecorded?: number;
  differences?: string[];
}

/**
 * The report that is due, for one process: the one that was cut off, or a new one a day after the last began. It covers
 * a week, and after a longer pause all that no report has covered.
 */
export async function claimReport(db: Db, lease: number): Promise<ProviderReport | undefined> {
  await sql`
    insert into provider_reports (id, covers_from)
    select ${newId()}::uuid, least(now() - interval '7 days', last.started_at - interval '1 hour')
    from (select max(started_at) as started_at from provider_reports) last
    where last.started_at is null or last.started_at <= now() - interval '24 hours'
    on conflict do nothing
  `.execute(db);
  const { rows } = await sql<ProviderReport>`
    update provider_reports set due_at = now() + make_interval(secs => ${lease})
    where finished_at is null and due_at <= now()
    returning id, covers_from as "coversFrom", started_at as "startedAt", cursor
  `.execute(db);
  return rows[0];
}

/** One step is done: what came of it, and where the report goes on. */
export async function advanceReport(
  db: Db,
  id: string,
  { checked = 0, settled = 0, orphaned = 0, refundsRecorded = 0, differences = [] }: ReportNews,
  cursor: string,
  lease: number,
): Promise<void> {
  await sql`
    update provider_reports set cursor = ${cursor}, due_at = now() + make_interval(secs => ${lease}),
      checked = checked + ${checked}, settled = settled + ${settled}, orphaned = orphaned + ${orphaned},
      refunds_recorded = refunds_recorded + ${refundsRecorded},
      differences = differences || ${JSON.stringify(differences)}::jsonb
    where id = ${id} and finished_at is null
  `.execute(db);
}

/** The provider does not serve us now: the same step again later. */
export async function pauseReport(db: Db, id: string, seconds: number): Promise<void> {
  await sql`
    update provider_reports set due_at = now() + make_interval(secs => ${seconds}) where id = ${id}
  `.execute(db);
}

export interface FinishedReport {
  checked: number;
  settled: number;
  orphaned: number;
  refundsRecorded: number;
  differences: string[];
  auditSeq: number | null;
}

export async function finishReport(tx: Tx, id: string): Promise<FinishedReport | undefined> {
  const { rows } = await sql<FinishedReport>`
    update provider_reports r set finished_at = now(), audit_seq = head.seq, audit_hash = head.hash
    from (select max(seq) as seq, (array_agg(hash order by seq desc))[1] as hash from (
      select seq, hash from audit_log where seq is not null order by seq desc limit 1) last) head
    where r.id = ${id} and r.finished_at is null
    returning r.checked, r.settled, r.orphaned, r.refunds_recorded as "refundsRecorded", r.differences,
      r.audit_seq as "auditSeq"
  `.execute(tx);
  return rows[0];
}

export interface KnownPayment {
  reference: string;
  state: string;
  transactionId: string | null;
  amount: Kobo | null;
  currency: string | null;
}

/** What we know of these references; and that the provider's list has them is remembered. */
export async function markListed(db: Db, references: readonly string[]): Promise<Map<string, KnownPayment>> {
  const { rows } = await sql<KnownPayment>`
    update payments set last_checked_at = clock_timestamp()
    where reference in (select reference from payments where reference = any(${references}::text[]) order by reference for update)
    returning reference, state, provider_transaction_id::text as "transactionId", paid_amount as amount,
      paid_currency as currency
  `.execute(db);
  return new Map(rows.map((row) => [row.reference, row]));
}

/** Payments that have come in, as we have it, and that the provider's list of successful ones did not have. */
export async function findUnlisted(db: Db, { coversFrom, startedAt }: ProviderReport, most: number): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    select reference from payments
    where provider = 'paystack' and state = 'succeeded' and reversed_at is null
      and created_at > ${coversFrom} and settled_at < ${startedAt}
      and (last_checked_at is null or last_checked_at < ${startedAt})
    order by created_at limit ${most}
  `.execute(db);
  return rows.map(({ reference }) => reference);
}

/** Refunds of ours at the provider, by its numbers. */
export async function findRefundNumbers(db: Db, numbers: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; state: string }>`
    select provider_refund_id as id, state from refunds where provider_refund_id = any(${numbers}::text[])
  `.execute(db);
  return new Map(rows.map(({ id, state }) => [id, state]));
}
