import { type Kobo, subtractKobo, sumKobo } from '@oja/domain/money/money';
import { standingOf } from '@oja/domain/payments/dispute';
import { type Claim, leftToGiveBack } from '@oja/domain/payments/money-back';
import { type OrphanMoney, orphanParts } from '@oja/domain/payments/orphan-parts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../database/pool.ts';
import { type ToldMessage, toldButUnknown } from '../inbox/told-refunds.ts';

/** What came in by an orphan, and who has a claim on it. */
export interface KnownOrphan extends OrphanMoney {
  currency: string;
  isResolved: boolean;
  claims: Claim[];
}

/** Where an orphan's money is, for a person to see. */
export interface OrphanSums {
  left: Kobo;
  underWay: Kobo;
  /** In refunds at the provider that need attention. */
  stuck: Kobo;
  disputed: Kobo;
  excess: Kobo;
}

/**
 * The money of these orphans, as the provider said when it was last asked, and as its banks contest it. The one place
 * where that is counted: whoever sends any of it back asks it, with the orphan locked.
 */
export async function findOrphanMoney(db: Db, references: readonly string[]): Promise<Map<string, KnownOrphan>> {
  const { rows } = await sql<OrphanRow>`
    select reference, coalesce(amount, 0) as paid, coalesce(currency, 'NGN') as currency, returned_amount as returned,
      bank_amount as "sentByBank", written_off as "writtenOff", under_way_amount as "underWay", attention_amount as stuck,
      resolved_at is not null as "isResolved", resolution is not distinct from 'nothing_owed' as "isNotOwed"
    from orphan_payments where reference = any(${references}::text[])
  `.execute(db);
  const disputes = await findOrphanDisputes(db, references);
  const told = await findToldSince(db, references);
  return new Map(
    rows.map(({ reference, underWay, stuck, ...orphan }) => {
      const gone: Claim[] = [
        { id: 'returned', why: 'refunded', amount: orphan.returned },
        { id: 'bank', why: 'refunded', amount: orphan.sentByBank },
        { id: 'under_way', why: 'at_provider', amount: subtractKobo(underWay, stuck) },
        { id: 'stuck', why: 'at_provider', amount: stuck, needsPerson: true },
      ];
      const contested = disputes
        .filter((dispute) => dispute.reference === reference)
        .map(({ id, why, amount }): Claim => ({ id, why, amount: amount ?? orphan.paid }));
      const since: Claim[] = told.flatMap((refund) =>
        refund.reference === reference ? [{ ...refund, why: 'told' }] : [],
      );
      return [reference, { ...orphan, claims: [...gone, ...contested, ...since] }];
    }),
  );
}

/** The same of one, locked: whoever decides about it comes one after the other. */
export async function lockOrphan(tx: Tx, reference: string): Promise<KnownOrphan | undefined> {
  await sql`select from orphan_payments where reference = ${reference} for update`.execute(tx);
  return (await findOrphanMoney(tx, [reference])).get(reference);
}

export function sumsOf(orphan: KnownOrphan): OrphanSums {
  const sumOf = (wanted: readonly Claim['why'][], stuck = false) =>
    sumKobo(
      orphan.claims
        .filter(({ why, needsPerson = false }) => wanted.includes(why) && needsPerson === stuck)
        .map(({ amount }) => amount),
    );
  return {
    left: leftToGiveBack(orphan.paid, orphan.claims),
    underWay: sumOf(['at_provider', 'told']),
    stuck: sumOf(['at_provider'], true),
    disputed: sumOf(['disputed', 'taken']),
    excess: orphanParts(orphan).excess,
  };
}

interface OrphanRow extends OrphanMoney {
  reference: string;
  currency: string;
  underWay: Kobo;
  stuck: Kobo;
  isResolved: boolean;
}

/** Refunds that messages tell of which came after the provider was last asked: nobody has looked at those. */
async function findToldSince(db: Db, references: readonly string[]) {
  const { rows: messages } = await sql<ToldMessage>`
    select i.id, i.reference, i.raw, i.outcome, i.times, i.dealt, true as waiting,
      i.received_at as "receivedAt", i.first_received_at as "firstReceivedAt"
    from payment_inbox i join orphan_payments o using (reference)
    where i.reference = any(${references}::text[]) and i.dedupe like 'refund.%' and i.applied_at is null
      and i.received_at > coalesce(o.asked_at, '-infinity')
    order by i.received_at, i.id
  `.execute(db);
  return toldButUnknown({ messages, known: [] });
}

interface OrphanDispute {
  id: string;
  reference: string;
  why: 'disputed' | 'taken';
  amount: Kobo | null;
}

/** Disputes that are open; and lost ones that a message tells of and the provider's list does not say so yet. */
async function findOrphanDisputes(db: Db, references: readonly string[]): Promise<OrphanDispute[]> {
  const { rows } = await sql<{
    id: string;
    reference: string;
    amount: Kobo | null;
    status: string;
    resolution: string | null;
  }>`
    select id, reference, amount, case when resolved_at is null then status else 'resolved' end as status, resolution
    from disputes where reference = any(${references}::text[]) and not counted order by opened_at, id
  `.execute(db);
  return rows.flatMap(({ status, resolution, ...dispute }) => {
    const standing = standingOf({ status, resolution });
    if (standing === 'won') return [];
    return [{ ...dispute, why: standing === 'lost' ? ('taken' as const) : ('disputed' as const) }];
  });
}
