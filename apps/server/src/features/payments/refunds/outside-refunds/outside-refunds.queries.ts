import type { Kobo } from '@oja/domain/money/money';
import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../../../database/pool.ts';
import type { RefundsTable } from '../../../../database/types.generated.ts';

/** Money of a payment that others have sent back. For all of it the payment must be locked. */
export interface OutsideRefund {
  id: string;
  reference: string;
  amount: Kobo;
  /** Of that, what is beyond what was paid. */
  excess: Kobo;
  reason: 'at_provider' | 'reversed';
  state: Selectable<RefundsTable>['state'];
  providerRefundId: string | null;
  providerStatus: string | null;
  disputeId: string | null;
  /** Ours, whose name it bears. */
  twinOf: string | null;
}

export async function insertOutsideRefund(tx: Tx, refund: OutsideRefund, checkAgainIn: number): Promise<void> {
  await sql`
    insert into refunds (id, reference, amount, excess, reason, state, provider_refund_id, provider_status, dispute_id,
      matter, twin_of, requested_by, created_at, next_check_at)
    values (${refund.id}, ${refund.reference}, ${refund.amount}, ${refund.excess}, ${refund.reason}, ${refund.state},
      ${refund.providerRefundId}, ${refund.providerStatus}, ${refund.disputeId}, ${refund.twinOf === null ? null : 'twin'}, ${refund.twinOf},
      'provider', clock_timestamp(), now() + make_interval(secs => ${checkAgainIn}))
  `.execute(tx);
}

/** How much of a payment no refund has taken, whoever made it: what more goes back is beyond what was paid. */
export async function findRoom(tx: Tx, reference: string): Promise<Kobo> {
  const { rows } = await sql<{ room: Kobo }>`
    select (coalesce(paid_amount, 0) - coalesce((select sum(amount - not_owed - excess) from refunds r
      where r.reference = p.reference), 0))::bigint as room
    from payments p where reference = ${reference}
  `.execute(tx);
  return rows[0]?.room ?? (0 as Kobo);
}

/** So much of a refund does not go back. Closed if that is all of it. */
export async function markNotOwed(tx: Tx, id: string, amount: Kobo, providerStatus: string | null): Promise<void> {
  await sql`
    update refunds set not_owed = not_owed + ${amount}, excess = excess - least(excess, ${amount}),
      state = case when not_owed + ${amount} = amount then 'closed' else state end,
      provider_status = coalesce(${providerStatus}, provider_status), posted_at = null, missing_since = null,
      updated_at = now()
    where id = ${id}
  `.execute(tx);
}

/** Whether somebody has dealt with what of a refund goes back beyond what was paid. */
export async function isWrittenOff(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`select from refunds where id = ${id} and matter_closed_at is not null`.execute(tx);
  return rows.length > 0;
}

/** A refund that was closed goes back after all. What was a matter before is one anew, if it is one; a twin always is. */
export async function markOwedAgain(tx: Tx, id: string, excess: Kobo): Promise<void> {
  await sql`
    update refunds set not_owed = 0, excess = ${excess}, state = 'pending', matter_closed_at = null,
      matter = case when matter = 'twin' then matter end,
      matter_since = case when matter = 'twin' then clock_timestamp() else matter_since end, updated_at = now()
    where id = ${id}
  `.execute(tx);
}

/**
 * Several refunds turn up that make up a reversal: one of them is told apart from the rest of it. It is in the books
 * already, and what of it was written off stays so. @returns whether there was such a reversal
 */
export async function tellReversalApart(
  tx: Tx,
  { id, reference, amount, providerRefundId }: Pick<OutsideRefund, 'id' | 'reference' | 'amount' | 'providerRefundId'>,
): Promise<boolean> {
  const { rows } = await sql<{ excess: Kobo; writtenOffAt: Date | null }>`
    update refunds r set not_owed = r.not_owed + ${amount},
      excess = least(r.excess, r.amount - r.not_owed - ${amount}), updated_at = now()
    from (select id, excess from refunds where reference = ${reference} and reason = 'reversed'
      and amount - not_owed > ${amount} and provider_refund_id is null and dispute_id is null order by id limit 1) before
    where r.id = before.id returning before.excess - r.excess as excess,
      case when before.excess > r.excess then r.matter_closed_at end as "writtenOffAt"
  `.execute(tx);
  const [apart] = rows;
  if (!apart) return false;
  await sql`
    insert into refunds (id, reference, amount, excess, reason, state, provider_refund_id, provider_status, requested_by,
      created_at, processed_at, matter, matter_closed_at)
    values (${id}, ${reference}, ${amount}, ${apart.excess}, 'at_provider', 'processed', ${providerRefundId}, 'processed',
      'provider', clock_timestamp(), now(), case when ${apart.writtenOffAt}::timestamptz is not null then 'excess' end,
      ${apart.writtenOffAt}::timestamptz)
  `.execute(tx);
  return true;
}

/** What went back beyond what was paid is a matter, of each refund that has such a part. */
export async function raiseExcess(tx: Tx, reference: string): Promise<void> {
  await sql`
    update refunds set matter = 'excess', updated_at = now()
    where reference = ${reference} and excess > 0 and matter is null
  `.execute(tx);
}

/** It was not so after all. */
export async function withdrawExcess(tx: Tx, reference: string): Promise<void> {
  await sql`
    update refunds set matter = null, updated_at = now()
    where reference = ${reference} and matter = 'excess' and matter_closed_at is null
  `.execute(tx);
}
