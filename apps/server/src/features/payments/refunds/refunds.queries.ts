import type { Kobo } from '@oja/domain/money/money';
import type { AutomaticRefundReason } from '@oja/domain/payments/disposition';
import type { RefundReason } from '@oja/domain/payments/refund';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../database/pool.ts';
import type { RefundsTable } from '../../../database/types.generated.ts';
import { lockPayment } from '../settle.queries.ts';
import type { RefundState } from './refund-step.ts';

/** What a refund of ours is at the provider: of a reversal what no other refund turned out to be, else all of it, owed or not. */
export const amountThere = sql<Kobo>`case when reason = 'reversed' then amount - not_owed else amount end`;

/** A refund that is owed. It is carried out once its message in the outbox says so. */
export async function insertRefund(
  tx: Tx,
  refund: { id: string; reference: string; amount: Kobo; reason: AutomaticRefundReason },
): Promise<void> {
  await tx.insertInto('refunds').values(refund).execute();
}

/** Hands owed refunds to the worker. Like all that decide about refunds it locks their payments first. */
export async function releaseRefunds(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    select from payments where reference in (select reference from refunds where id = any(${ids}::uuid[]))
    order by reference for update
  `.execute(tx);
  await tx
    .updateTable('refunds')
    .set({ state: 'sending', next_check_at: sql`now()`, updated_at: sql`now()` })
    .where('id', 'in', ids)
    .where('state', '=', 'requested')
    .execute();
}

export interface OpenRefund {
  id: string;
  state: Selectable<RefundsTable>['state'];
  reference: string;
  currency: string;
  amount: Kobo;
  /** POSTs that the provider dealt with, as far as we know. */
  attempts: number;
  /** POSTs that may be at the provider. */
  posts: number;
  /** Seconds since it was decided. */
  owedFor: number;
  providerRefundId: string | null;
  providerStatus: string | null;
  transactionId: string;
  posted: boolean;
  /** When that POST was put on record, to the microsecond. */
  postedAt: string | null;
  /** Seconds since a listing was first seen in which it was missing; null if none was. */
  missingFor: number | null;
  /** Another as soon as anything changes but its times: whoever has a row that is not this any more, does nothing to it. */
  version: string;
}

const openRefund = sql`
  r.id, r.state, r.reference, p.paid_currency as currency, r.amount, r.attempts, r.posts,
  r.provider_refund_id as "providerRefundId", r.provider_status as "providerStatus", p.provider_transaction_id::text as "transactionId",
  extract(epoch from now() - r.created_at)::float8 as "owedFor", r.posted_at is not null as posted, r.posted_at::text as "postedAt",
  extract(epoch from now() - r.missing_since)::float8 as "missingFor", r.version::text as version`;

/** Of a refund that is done, or waits for a person: a POST of it may be there besides, until the list has it or cannot lag. */
const mayBeThere = sql`(posted_at is not null and state in ('processed', 'manual'))`;

/**
 * Takes the refund that is due longest for its next step, or to be looked for. Nobody else takes it for the next `lease`
 * seconds.
 */
export async function claimRefund(db: Db, lease: number): Promise<OpenRefund | undefined> {
  const { rows } = await sql<OpenRefund>`
    update refunds r set next_check_at = now() + make_interval(secs => ${lease}), updated_at = now()
    from payments p
    where p.reference = r.reference and r.id in (
      select id from refunds
      where (state in ('sending', 'pending', 'processing', 'failed') or ${mayBeThere}) and next_check_at <= now()
      order by next_check_at limit 1 for update skip locked)
    returning ${openRefund}
  `.execute(db);
  return rows[0];
}

/** The same refund as it is now. */
export async function findOpenRefund(db: Db, id: string): Promise<OpenRefund | undefined> {
  const { rows } = await sql<OpenRefund>`
    select ${openRefund} from refunds r join payments p on p.reference = r.reference where r.id = ${id}
  `.execute(db);
  return rows[0];
}

/** A row of a refund as somebody read it. */
type ReadRefund = Pick<OpenRefund, 'id' | 'version'>;

/**
 * Puts the POST on record before it is made.
 * @returns its row after that; undefined if the refund moved on meanwhile, or somebody else has posted it
 */
export async function markPosting(
  tx: Tx,
  { id, reference, version }: OpenRefund,
  callId: string,
): Promise<Pick<OpenRefund, 'id' | 'version' | 'postedAt'> | undefined> {
  const { rows } = await sql<Pick<OpenRefund, 'id' | 'version' | 'postedAt'>>`
    update refunds set state = 'sending', attempts = attempts + 1, posts = posts + 1, posted_at = now(), missing_since = null,
      there_since = coalesce(there_since, clock_timestamp())
    where id = ${id} and version = ${version}::bigint and state in ('sending', 'failed')
    returning id, version::text as version, posted_at::text as "postedAt"
  `.execute(tx);
  const [posted] = rows;
  if (posted) await tx.insertInto('provider_calls').values({ id: callId, reference, kind: 'refund' }).execute();
  return posted;
}

/** The list has every POST of it that may be there, or would have it by now: it is looked for no more. */
export async function markAnswered(tx: Tx, id: string): Promise<void> {
  await sql`
    update refunds set posted_at = null, missing_since = null, updated_at = now() where id = ${id} and ${mayBeThere}
  `.execute(tx);
}

/** These refunds under its name have failed; a list that is older than what we know takes none of them back. */
export async function noteFailures(tx: Tx, id: string, failed: readonly string[]): Promise<void> {
  await sql`
    update refunds r set failures = before.failures
    from (select id, (select count(*) from unnest(${failed}::text[]) number
        where number is distinct from provider_refund_id)::integer as failures from refunds where id = ${id}) before
    where r.id = before.id and r.failures < before.failures
  `.execute(tx);
}

/** Whether a refund goes back at the provider that bears the name of this one. */
export async function hasTwin(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`select from refunds where twin_of = ${id} and state <> 'closed'`.execute(tx);
  return rows.length > 0;
}

/** What came of a POST. */
export async function recordOutcome(db: Db, callId: string, outcome: string): Promise<void> {
  await db.updateTable('provider_calls').set({ outcome }).where('id', '=', callId).execute();
}

/**
 * The provider has it, in this state. True if that is news. What waits for a person is taken from them only by better news:
 * that it has failed there is written down, so that it can be closed. And what the provider is known to have is not handed to a person because it refused another POST.
 * @param isAnswered no other POST of it may be on its way; else it is looked for as long as their list may lag, from when it
 *   was first missing in one that shows another, or was given to a person
 */
export async function recordRefundState(
  tx: Tx,
  id: string,
  state: RefundState,
  there: { id: string | null; status: string } | null,
  { checkAgainIn, isAnswered }: { checkAgainIn: number; isAnswered: boolean },
): Promise<boolean> {
  const providerRefundId = there?.id ?? null;
  const { rows } = await sql<{ isChange: boolean }>`
    update refunds r set state = case when before.state = 'manual' and ${state} = 'failed' then 'manual' else ${state} end,
      provider_refund_id = coalesce(${providerRefundId}, r.provider_refund_id),
      provider_status = coalesce(${there?.status ?? null}, r.provider_status),
      refusal = case when ${providerRefundId}::text is null then r.refusal end,
      posted_at = case when not ${isAnswered}::boolean then r.posted_at end,
      missing_since = case when not ${isAnswered}::boolean and r.posted_at is not null
        then coalesce(case when ${providerRefundId}::text is not null then r.missing_since end, now()) end,
      updated_at = now(), next_check_at = now() + make_interval(secs => ${checkAgainIn}),
      processed_at = case when ${state} = 'processed' then now() end
    from (select id, state from refunds where id = ${id} for update) before
    where r.id = before.id and before.state not in ('processed', 'closed')
      and (before.state <> 'manual' or ${providerRefundId}::text is not null)
      and (${state} <> 'manual' or ${providerRefundId}::text is not null or before.state in ('requested', 'sending', 'failed'))
    returning before.state <> r.state as "isChange"
  `.execute(tx);
  return rows[0]?.isChange ?? false;
}

/**
 * Nothing was sent, or nothing is known yet: look again later. A POST that was turned away is none that counts towards
 * the most that are made. Changes nothing if anything has changed the refund meanwhile.
 */
export async function postponeRefund(
  db: Db,
  { id, version }: ReadRefund,
  seconds: number,
  { sent, missing = false, turnedAway = false }: { sent: boolean; missing?: boolean; turnedAway?: boolean },
): Promise<void> {
  await sql`
    update refunds set next_check_at = now() + make_interval(secs => ${seconds}), updated_at = now(),
      attempts = attempts - case when ${turnedAway}::boolean then 1 else 0 end,
      posts = posts - case when ${turnedAway}::boolean and not ${sent}::boolean then 1 else 0 end,
      there_since = case when not ${turnedAway}::boolean or ${sent}::boolean or posts > 1 then there_since end,
      posted_at = case when ${sent}::boolean then posted_at end,
      missing_since = case when ${missing}::boolean then coalesce(missing_since, now()) end
    where id = ${id} and version = ${version}::bigint
  `.execute(db);
}

/**
 * The provider's definite no to what was asked about a refund, for a person to read, until it has the refund.
 * @param isPost to a POST, which is not there then
 * @returns the row after that; as it was read if anything has changed it meanwhile
 */
export async function noteRefusal<Read extends ReadRefund>(
  db: Db,
  refund: Read,
  refusal: string,
  { isPost }: { isPost: boolean },
): Promise<Read> {
  const { rows } = await sql<{ version: string }>`
    update refunds set refusal = ${refusal}, posts = posts - case when ${isPost}::boolean then 1 else 0 end,
      there_since = case when not ${isPost}::boolean or posts > 1 then there_since end
    where id = ${refund.id} and version = ${refund.version}::bigint
    returning version::text as version
  `.execute(db);
  return { ...refund, ...rows[0] };
}

/** A person lets the worker try it again: what was tried before is known, and does not count towards the most any more. */
export async function tryAgain(tx: Tx, id: string, state: 'pending' | 'sending'): Promise<void> {
  await sql`
    update refunds set state = ${state}, earlier_attempts = earlier_attempts + attempts, attempts = 0,
      next_check_at = now(), updated_at = now()
    where id = ${id}
  `.execute(tx);
}

export interface RefundedBuyer {
  id: string;
  name: string;
  email: string;
  amount: Kobo;
  currency: string;
  reason: RefundReason;
  reference: string;
  /** Null of a payment that became no order. */
  order: { id: string; orderNumber: string } | null;
  /** '2 × Adìrẹ five yards': what was paid for. */
  goods: string[];
  /** Into the store credit, not to the card. */
  toCredit: boolean;
}

/**
 * Whom to tell of refunds, and what; of lines that are not sent they were told when that was decided. Who has deleted the account is told of ours alone: others' are their bank's to tell.
 */
export async function findRefundedBuyers(tx: Tx, ids: readonly string[]): Promise<RefundedBuyer[]> {
  const { rows } = await sql<RefundedBuyer>`
    select r.id, u.name, u.email, r.amount, coalesce(p.paid_currency, p.currency) as currency, r.reason, r.reference,
      case when o.id is not null then jsonb_build_object('id', o.id, 'orderNumber', o.order_number) end as "order",
      (select array_agg(case when line.quantity > 1 then line.quantity || ' × ' else '' end || line.name order by line.line)
        from checkout_lines line where line.checkout_id = c.id) as goods,
      r.method = 'credit' as "toCredit"
    from refunds r join payments p on p.reference = r.reference join checkouts c on c.id = p.checkout_id
    join users u on u.id = c.buyer_id left join orders o on o.payment_reference = r.reference
    where r.id = any(${ids}::uuid[]) and r.reason <> 'line_cancelled' and (u.deleted_at is null or r.reason not in ('at_provider', 'reversed'))
    order by r.id
  `.execute(tx);
  return rows;
}

/** The payment whose money a refund gives back; undefined if there is no such refund. */
export async function findReferenceOfRefund(db: Db, id: string): Promise<string | undefined> {
  const refund = await db.selectFrom('refunds').select('reference').where('id', '=', id).executeTakeFirst();
  return refund?.reference;
}

/** Locks payment, then refund: the order in which everything that decides about refunds locks them. */
export async function lockRefundOfPayment(tx: Tx, id: string) {
  const reference = await findReferenceOfRefund(tx, id);
  if (reference === undefined) return undefined;
  await lockPayment(tx, reference);
  return tx
    .selectFrom('refunds')
    .select(['id', 'reference', 'amount', 'excess', 'state', 'reason', 'matter'])
    .select([
      'matter_since as matterSince',
      'matter_closed_at as matterClosedAt',
      'provider_status as providerStatus',
      'not_owed as notOwed',
      sql<boolean>`posted_at is not null`.as('isPosted'),
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Somebody has looked into what is wrong with a refund, which must be locked. */
export async function markMatterClosed(tx: Tx, id: string): Promise<void> {
  await sql`update refunds set matter_closed_at = clock_timestamp(), updated_at = now() where id = ${id}`.execute(tx);
}

export async function markPaidByHand(tx: Tx, id: string, note: string): Promise<void> {
  await tx
    .updateTable('refunds')
    .set({ state: 'processed', method: 'hand', note, processed_at: sql`now()`, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}
