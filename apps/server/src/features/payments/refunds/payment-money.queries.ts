import { type Kobo, kobo } from '@oja/domain/money/money';
import { standingOf } from '@oja/domain/payments/dispute';
import type { Claim } from '@oja/domain/payments/money-back';
import { sql } from 'kysely';
import type { Db } from '../../../database/pool.ts';
import { lookedIntoFor } from '../inbox/forget-messages.queries.ts';
import { isInVain, isWaiting } from '../inbox/inbox.queries.ts';
import {
  isToldSince,
  type KnownBeside,
  type Told,
  type ToldMessage,
  type ToldRefund,
  toldButUnknown,
  toldId,
} from '../inbox/told-refunds.ts';
import { amountThere } from './refunds.queries.ts';

/** What was paid, and who has a claim on it. */
export interface PaymentMoney {
  paid: Kobo;
  currency: string;
  claims: Claim[];
}

/**
 * How much of these payments came in, and everything that has a claim on it: our refunds and those that others began at
 * the provider, refunds that a message tells of and the provider's list does not have yet, and what banks contest or
 * have taken. The one place where that is counted: whoever gives money back asks it, with the payment locked.
 */
export async function findPaymentMoney(db: Db, references: readonly string[]): Promise<Map<string, PaymentMoney>> {
  const { rows } = await sql<{ reference: string; paid: Kobo; currency: string }>`
    select reference, coalesce(paid_amount, 0) as paid, coalesce(paid_currency, currency) as currency
    from payments where reference = any(${references}::text[])
  `.execute(db);
  const money = new Map(rows.map(({ reference, ...paid }) => [reference, { ...paid, claims: [] as Claim[] }]));
  for (const { reference, ...claim } of await findRefundClaims(db, references))
    money.get(reference)?.claims.push(claim);
  for (const { reference, amount, standing, id } of await findBankClaims(db, references)) {
    const of = money.get(reference);
    of?.claims.push({ id, why: standing === 'lost' ? 'taken' : 'disputed', amount: amount ?? of.paid });
  }
  for (const { reference, ...told } of await findTold(db, references)) {
    money.get(reference)?.claims.push(told);
  }
  return money;
}

/** The same for one payment. */
export async function findMoneyOf(db: Db, reference: string): Promise<PaymentMoney> {
  const money = await findPaymentMoney(db, [reference]);
  return money.get(reference) ?? { paid: kobo(0), currency: 'NGN', claims: [] };
}

async function findRefundClaims(db: Db, references: readonly string[]): Promise<(Claim & { reference: string })[]> {
  const { rows } = await sql<Claim & { reference: string }>`
    select id::text, reference, amount - not_owed as amount, case
      when state = 'processed' and reason = 'reversed' then 'taken'
      when state = 'processed' then 'refunded'
      when posted_at is not null or provider_status in ('pending', 'processing', 'needs-attention') then 'at_provider'
      else 'promised' end as why, matter is not distinct from 'twin' as "isTwin",
      state = 'manual' as "needsPerson"
    from refunds where reference = any(${references}::text[]) and state <> 'closed' order by created_at, id
  `.execute(db);
  return [...rows, ...(await findSentTwice(db, references))];
}

/** Refunds of ours that are there, and of which another POST may be there besides. */
async function findSentTwice(db: Db, references: readonly string[]): Promise<(Claim & { reference: string })[]> {
  const { rows } = await sql<Claim & { reference: string }>`
    select 'posted:' || id as id, reference, amount, 'told' as why
    from refunds where reference = any(${references}::text[]) and state <> 'closed' and posted_at is not null
      and provider_refund_id is not null and provider_status is distinct from 'failed' order by created_at, id
  `.execute(db);
  return rows;
}

interface BankClaim {
  id: string;
  reference: string;
  amount: Kobo | null;
  standing: 'open' | 'lost';
}

/** Disputes that are open; and lost ones whose money is not written down as gone yet. */
async function findBankClaims(db: Db, references: readonly string[]): Promise<BankClaim[]> {
  const { rows } = await sql<{
    id: string;
    reference: string;
    amount: Kobo | null;
    status: string;
    resolution: string | null;
  }>`
    select id, reference, amount, case when resolved_at is null then status else 'resolved' end as status, resolution
    from disputes d where reference = any(${references}::text[])
      and not exists (select from refunds r where r.dispute_id = d.id) order by opened_at, id
  `.execute(db);
  return rows.flatMap(({ status, resolution, ...claim }) => {
    const standing = standingOf({ status, resolution });
    return standing === 'won' ? [] : [{ ...claim, standing }];
  });
}

/**
 * Refunds that messages tell of and the provider's list does not have: signed words of the provider count until the
 * refund is known, the list has shown it as failed, or a person has looked and closed the matter.
 */
export async function findTold(db: Db, references: readonly string[]): Promise<ToldRefund[]> {
  return toldButUnknown(await findToldAndKnown(db, references));
}

/**
 * Whether a refund of a payment and amount was told of, and not known, when another was decided: it had a claim on the
 * payment then, so that what is not known yet is another.
 */
export async function wasToldBefore(db: Db, reference: string, amount: Kobo, decidedAt: Date): Promise<boolean> {
  const { messages, known } = await findToldAndKnown(db, [reference]);
  const before = messages.filter(({ firstReceivedAt }) => firstReceivedAt <= decidedAt);
  return toldButUnknown({ messages: before, known }).some(({ id }) => id === toldId(reference, amount));
}

/**
 * Whether the provider has told of a refund of ours since it was first sent: of one of its amount that is not known, be it
 * that the message waits or was taken for told of ours.
 */
export async function isToldOfOurs(db: Db, { id, reference, amount }: { id: string; reference: string; amount: Kobo }) {
  const { rows } = await sql<{ since: Date | null }>`select there_since as since from refunds where id = ${id}`.execute(
    db,
  );
  const since = rows[0]?.since;
  if (!since) return false;
  const messages = await findMessages(db, [reference]);
  return isToldSince({ messages, known: await findKnownThere(db, reference) }, amount, since);
}

/** What messages tell of the refunds of payments, as far as one waits, and what of that is known. */
export async function findToldAndKnown(db: Db, references: readonly string[]): Promise<Told> {
  const messages = await findTelling(db, references);
  if (messages.length === 0) return { messages, known: [] };
  return {
    messages,
    known: await findKnown(
      db,
      messages.map(({ reference }) => reference),
    ),
  };
}

/** Of a message: what tells how much it counts, and for which refunds. */
const toldMessage = sql`id, reference, raw, outcome, times, dealt, ${isWaiting} as waiting, received_at as "receivedAt",
  first_received_at as "firstReceivedAt"`;

/** Messages about the refunds of a payment that a person has looked into in vain, and what else is told of them. */
export async function findLookedInto(
  db: Db,
  reference: string,
): Promise<{ messages: ToldMessage[]; lookedInto: ToldMessage[] }> {
  const { rows } = await sql<ToldMessage & { isLookedInto: boolean }>`
    select ${toldMessage}, ${isInVain} as "isLookedInto"
    from payment_inbox i where raw is not null and reference = ${reference} and dedupe like 'refund.%'
    order by received_at, id
  `.execute(db);
  return {
    messages: rows.filter(({ isLookedInto }) => !isLookedInto),
    lookedInto: rows.filter(({ isLookedInto }) => isLookedInto),
  };
}

/** Of a refund: the kinds of message that told of it and are forgotten. */
const forgottenKinds = sql<string[]>`array(
  select distinct split_part(m.dedupe, ':', 1) from payment_inbox m
  where m.reference = refunds.reference and m.raw is null and m.dedupe like 'refund.%' and m.applied_at >= refunds.created_at)`;

/** Of a refund: the messages that told of it are kept, or may still come. */
const isTold = sql<boolean>`updated_at > least(now() - ${lookedIntoFor}, (select min(received_at) from payment_inbox m
  where m.reference = refunds.reference and m.raw is not null and m.dedupe like 'refund.%'))`;

/**
 * Of refunds: each that is there under its name, for what it can be told of, and since when. One of others can have been told
 * of at any time.
 */
const knownBeside = sql`
  select reference, ${amountThere} as amount, nth > 0 or provider_status is not distinct from 'failed' as failed,
    ${forgottenKinds} as forgotten, coalesce(there_since, 'epoch'::timestamptz) as since
  from refunds cross join lateral generate_series(0, failures) nth`;

/** Refunds of payments that the provider has, or may have. */
async function findKnown(db: Db, references: readonly string[]): Promise<KnownBeside[]> {
  const { rows } = await sql<KnownBeside>`
    ${knownBeside}
    where reference = any(${references}::text[]) and (provider_refund_id is not null or posted_at is not null) and ${isTold}
  `.execute(db);
  return rows;
}

/** Refunds of a payment that the provider has for certain. */
export async function findKnownThere(db: Db, reference: string): Promise<KnownBeside[]> {
  const { rows } = await sql<KnownBeside>`
    ${knownBeside}
    where reference = ${reference} and provider_refund_id is not null and ${isTold}
  `.execute(db);
  return rows;
}

/** Refunds in the provider's list of which nobody here knows more. */
export function asKnown(reference: string, listed: readonly { amount: Kobo; status: string }[]): KnownBeside[] {
  const since = new Date(0);
  return listed.map(({ amount, status }) => ({ reference, amount, failed: status === 'failed', forgotten: [], since }));
}

/** The same of an orphan, whose refunds are known by the provider's list alone. */
export async function findToldBeside(
  db: Db,
  reference: string,
  listed: readonly { amount: Kobo; status: string }[],
): Promise<ToldRefund[]> {
  const messages = await findTelling(db, [reference]);
  return toldButUnknown({ messages, known: asKnown(reference, listed) });
}

/** All that messages tell of the refunds of payments of which one is not known yet, as far as one told. */
async function findTelling(db: Db, references: readonly string[]): Promise<ToldMessage[]> {
  const { rows: waiting } = await sql<{ reference: string }>`
    select distinct reference from payment_inbox i
    where reference = any(${references}::text[]) and dedupe like 'refund.%'
      and ${isWaiting}
  `.execute(db);
  if (waiting.length === 0) return [];
  return findMessages(
    db,
    waiting.map(({ reference }) => reference),
  );
}

/** All that messages tell of the refunds of payments, but for what somebody has looked into in vain. */
async function findMessages(db: Db, references: readonly string[]): Promise<ToldMessage[]> {
  const { rows } = await sql<ToldMessage>`
    select ${toldMessage} from payment_inbox i
    where raw is not null and reference = any(${references}::text[]) and dedupe like 'refund.%'
      and not ${isInVain}
    order by received_at, id
  `.execute(db);
  return rows;
}
