import type { Kobo } from '@oja/domain/money/money';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../database/pool.ts';
import { newId } from '../../../platform/ids.ts';
import { isWon } from '../disputes/disputes.queries.ts';
import { amountThere } from '../refunds/refunds.queries.ts';

/** What became of one look at the provider's books so far. */
export interface ProviderReport {
  id: string;
  coversFrom: Date;
  startedAt: Date;
  /** Seconds since then. */
  age: number;
  /** Where it goes on. */
  cursor: string | null;
}

export interface ReportFindings {
  checked: number;
  settled: number;
  orphaned: number;
  refundsRecorded: number;
  differences: string[];
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
    returning id, covers_from as "coversFrom", started_at as "startedAt", cursor,
      extract(epoch from now() - started_at)::float8 as age
  `.execute(db);
  return rows[0];
}

/** One step is done: what came of it, and where the report goes on. */
export async function advanceReport(
  db: Db,
  id: string,
  findings: ReportFindings,
  cursor: string,
  lease: number,
): Promise<void> {
  await sql`
    update provider_reports set cursor = ${cursor}, due_at = now() + make_interval(secs => ${lease}),
      refused_since = null, refusal = null, ${addedTo(findings)}
    where id = ${id} and finished_at is null
  `.execute(db);
}

/** A step was cut off and is taken again: what came of it by then. */
export async function keepFindings(db: Db, id: string, findings: ReportFindings): Promise<void> {
  await sql`update provider_reports set ${addedTo(findings)} where id = ${id} and finished_at is null`.execute(db);
}

/** What was reported before is not reported again. */
function addedTo({ checked, settled, orphaned, refundsRecorded, differences }: ReportFindings) {
  return sql`checked = checked + ${checked}, settled = settled + ${settled}, orphaned = orphaned + ${orphaned},
    refunds_recorded = refunds_recorded + ${refundsRecorded},
    differences = differences || coalesce((
      select jsonb_agg(difference) from jsonb_array_elements(${JSON.stringify(differences)}::jsonb) difference
      where not differences @> jsonb_build_array(difference)), '[]')`;
}

/** The provider does not serve us now: the same step again later. */
export async function pauseReport(db: Db, id: string, seconds: number): Promise<void> {
  await sql`
    update provider_reports set due_at = now() + make_interval(secs => ${seconds}) where id = ${id}
  `.execute(db);
}

/** The provider's definite no, and why: a person must find out. */
export async function noteRefusal(db: Db, id: string, refusal: string): Promise<void> {
  await sql`
    update provider_reports set refused_since = coalesce(refused_since, now()), refusal = ${refusal}
    where id = ${id} and finished_at is null
  `.execute(db);
}

/** The provider refuses the place where the report was: what it was looking through is looked through again, from its start. */
export async function restartStage(db: Db, id: string, stage: string, seconds: number): Promise<void> {
  await sql`
    update provider_reports set cursor = ${`${stage}:`}, checked = case when ${stage} = 'payments' then 0 else checked end,
      due_at = now() + make_interval(secs => ${seconds})
    where id = ${id} and finished_at is null
  `.execute(db);
}

export interface FinishedReport extends ReportFindings {
  auditSeq: number | null;
}

export async function finishReport(tx: Tx, id: string): Promise<FinishedReport | undefined> {
  const { rows } = await sql<FinishedReport>`
    update provider_reports set finished_at = now(), (audit_seq, audit_hash) = (
      select seq, hash from audit_log where seq is not null order by seq desc limit 1)
    where id = ${id} and finished_at is null
    returning checked, settled, orphaned, refunds_recorded as "refundsRecorded", differences, audit_seq as "auditSeq"
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

/**
 * Payments that have come in, as we have it, and that the provider's list of successful ones did not have: of the time
 * that the report covers, and older ones that the buyer's bank contests, or did then.
 */
export async function findUnlisted(db: Db, { coversFrom, startedAt }: ProviderReport, most: number): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    select reference from payments
    where provider = 'paystack' and state = 'succeeded' and reversed_at is null
      and settled_at < ${startedAt} and (created_at > ${coversFrom} or reference in (
        select reference from disputes where resolved_at is null or resolved_at > ${coversFrom}))
      and (last_checked_at is null or last_checked_at < ${startedAt})
    order by created_at limit ${most}
  `.execute(db);
  return rows.map(({ reference }) => reference);
}

export interface KnownDispute {
  resolved: boolean;
  /** How it ended, if it has. */
  ended: string | null;
  /** What the bank took by it is written down. */
  explained: boolean;
}

export async function findKnownDisputes(db: Db, ids: readonly string[]): Promise<Map<string, KnownDispute>> {
  const { rows } = await sql<KnownDispute & { id: string }>`
    select id, resolved_at is not null as resolved,
      case when resolved_at is not null then resolution end as ended,
      counted or exists (select from refunds r where r.dispute_id = d.id) as explained
    from disputes d where id = any(${ids}::text[])
  `.execute(db);
  return new Map(rows.map(({ id, ...dispute }) => [id, dispute]));
}

/**
 * The next of which something is open at the provider as far as we know: contested since before then, or an orphan's on its
 * way back, or one that it refused to tell of; or lost, as a message says, when it is not written down what the bank took by it.
 */
export async function findOpenThere(
  db: Db,
  before: Date,
  { after, most }: { after: string; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    select reference from (
      select reference from disputes d where opened_at < ${before} and (resolved_at is null
        or (not ${isWon} and not counted and not exists (select from refunds r where r.dispute_id = d.id)))
      union select reference from orphan_payments
      where under_way_amount > 0 or (refused_since is not null and resolved_at is null)) open
    where reference > ${after} order by reference limit ${most}
  `.execute(db);
  return rows.map(({ reference }) => reference);
}

export interface KnownRefund {
  reference: string;
  state: string;
  method: string;
  providerStatus: string | null;
  /** What it is there, as we have it. */
  amount: Kobo;
}

/** Refunds of ours at the provider, by its numbers. */
export async function findRefundNumbers(db: Db, numbers: readonly string[]): Promise<Map<string, KnownRefund>> {
  const { rows } = await sql<KnownRefund & { id: string }>`
    select provider_refund_id as id, reference, state, method, provider_status as "providerStatus",
      ${amountThere} as amount
    from refunds
    where provider_refund_id = any(${numbers}::text[])
  `.execute(db);
  return new Map(rows.map(({ id, ...refund }) => [id, refund]));
}
