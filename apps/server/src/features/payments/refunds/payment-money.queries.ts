import { type Kobo, kobo } from '@oja/domain/money/money';
import { standingOf } from '@oja/domain/payments/dispute';
import type { Claim } from '@oja/domain/payments/money-back';
import { sql } from 'kysely';
import type { Db } from '../../../database/pool.ts';
import { lookedIntoFor } from '../inbox/forget-messages.queries.ts';
import { isNotListed, isWaiting } from '../inbox/inbox.queries.ts';
import {
  type KnownBeside,
  type KnownThere,
  type Told,
  type ToldMessage,
  type ToldRefund,
  toldButUnknown,
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

/** Messages about the refunds of a payment that a person has looked into in vain, and what else is told of them. */
export async function findLookedInto(
  db: Db,
  reference: string,
): Promise<{ messages: ToldMessage[]; lookedInto: (ToldMessage & { receivedAt: Date })[] }> {
  const { rows } = await sql<ToldMessage & { receivedAt: Date; isLookedInto: boolean }>`
    select id, reference, raw, outcome, times, dealt, received_at as "receivedAt", ${isWaiting} as waiting,
      outcome is not distinct from 'not_listed' and not (${isNotListed}) as "isLookedInto"
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

/** Refunds of payments that the provider has, or may have. */
async function findKnown(db: Db, references: readonly string[]): Promise<KnownBeside[]> {
  const { rows } = await sql<KnownBeside>`
    select reference, ${amountThere} as amount, provider_status is not distinct from 'failed' as failed,
      ${forgottenKinds} as forgotten
    from refunds
    where reference = any(${references}::text[]) and (provider_refund_id is not null or posted_at is not null) and ${isTold}
  `.execute(db);
  return rows;
}

/** Refunds of a payment that the provider has for certain. One of others can have been told of at any time. */
export async function findKnownThere(db: Db, reference: string): Promise<KnownThere[]> {
  const { rows } = await sql<KnownThere>`
    select reference, ${amountThere} as amount, provider_status is not distinct from 'failed' as failed,
      ${forgottenKinds} as forgotten, coalesce(there_since, 'epoch'::timestamptz) as since
    from refunds
    where reference = ${reference} and provider_refund_id is not null and ${isTold}
  `.execute(db);
  return rows;
}

/** The same of an orphan, whose refunds are known by the provider's list alone. */
export async function findToldBeside(
  db: Db,
  reference: string,
  listed: readonly { amount: Kobo; status: string }[],
): Promise<ToldRefund[]> {
  const messages = await findTelling(db, [reference]);
  const known = listed.map(({ amount, status }) => ({ reference, amount, failed: status === 'failed', forgotten: [] }));
  return toldButUnknown({ messages, known });
}

/** All that messages tell of the refunds of payments of which one is not known yet, as far as one told. */
async function findTelling(db: Db, references: readonly string[]): Promise<ToldMessage[]> {
  const { rows: waiting } = await sql<{ reference: string }>`
    select distinct reference from payment_inbox i
    where reference = any(${references}::text[]) and dedupe like 'refund.%'
      and ${isWaiting}
  `.execute(db);
  if (waiting.length === 0) return [];
  const about = waiting.map(({ reference }) => reference);
  const { rows } = await sql<ToldMessage>`
    select id, reference, raw, outcome, times, dealt, ${isWaiting} as waiting from payment_inbox i
    where raw is not null and reference = any(${about}::text[]) and dedupe like 'refund.%'
      and (outcome is distinct from 'not_listed' or (${isNotListed}))
    order by received_at, id
  `.execute(db);
  return rows;
}
