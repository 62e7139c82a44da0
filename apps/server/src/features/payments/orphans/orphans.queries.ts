import type { Kobo } from '@oja/domain/money/money';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../database/pool.ts';
import type { ProviderPayment } from '../../../platform/payments/payment-provider.ts';

/**
 * Writes an orphan down, or what the provider confirms of one: whoever closed it before did not know that. What of that is
 * news.
 */
export async function insertOrphan(
  tx: Tx,
  reference: string,
  inboxId: string | null,
  found: ProviderPayment | null,
): Promise<{ isNew: boolean; isConfirmed: boolean }> {
  // A row without a transaction that took its place is new.
  const { rows } = await sql<{ isNew: boolean; isConfirmed: boolean }>`
    insert into orphan_payments (reference, provider, inbox_id, provider_transaction_id, amount, currency, fees, payer_email,
      channel, confirmed_at)
    values (${reference}, 'paystack', ${inboxId}, ${found?.transactionId ?? null}, ${found?.amount ?? null},
      ${found?.currency ?? null}, ${found?.fees ?? null}, ${found?.payerEmail ?? null}, ${found?.channel ?? null},
      case when ${found !== null}::boolean then now() end)
    on conflict (reference) do update set provider_transaction_id = excluded.provider_transaction_id,
      amount = excluded.amount, currency = excluded.currency, fees = excluded.fees, payer_email = excluded.payer_email,
      channel = excluded.channel, confirmed_at = excluded.confirmed_at,
      resolution = null, resolved_at = null, resolved_by = null,
      reopened_at = case when orphan_payments.resolved_at is not null then clock_timestamp() end
    where orphan_payments.confirmed_at is null and excluded.confirmed_at is not null
    returning xmax = 0 as "isNew", confirmed_at is not null as "isConfirmed"
  `.execute(tx);
  return rows[0] ?? { isNew: false, isConfirmed: false };
}

export interface ConfirmedOrphan {
  reference: string;
  transactionId: string;
  amount: Kobo;
  currency: string;
  /** The time of the database: what is asked now is newer than what was asked before. */
  askedAt: Date;
}

/** An orphan that the provider has confirmed, to ask about. */
export async function findConfirmedOrphan(db: Db, reference: string): Promise<ConfirmedOrphan | undefined> {
  const { rows } = await sql<ConfirmedOrphan>`
    select reference, provider_transaction_id::text as "transactionId", amount, currency,
      clock_timestamp() as "askedAt"
    from orphan_payments
    where reference = ${reference} and confirmed_at is not null
  `.execute(db);
  return rows[0];
}

export async function isKnownOrphan(db: Db, reference: string): Promise<boolean> {
  const orphan = await db
    .selectFrom('orphan_payments')
    .select('reference')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return orphan !== undefined;
}

interface Asked {
  reference: string;
  returned: Kobo;
  underWay: Kobo;
  /** Of that, what needs attention there. */
  stuck: Kobo;
  payer: Pick<ProviderPayment, 'payerEmail' | 'channel'>;
  askedAt: Date;
}

/**
 * What the provider says of an orphan, which must be locked. What has gone stays gone; what is on its way is as the latest
 * question was answered, whichever answer comes last; so is a refusal. Who paid is known for as long as a person may need it.
 */
export async function recordAsked(
  tx: Tx,
  { reference, returned, underWay, stuck, payer, askedAt }: Asked,
): Promise<void> {
  await sql`
    update orphan_payments set asked_at = greatest(asked_at, ${askedAt}), returned_amount = ${returned},
      under_way_amount = case when asked_at > ${askedAt} then under_way_amount else ${underWay} end,
      attention_amount = case when asked_at > ${askedAt} then attention_amount else ${stuck} end,
      refused_since = case when refused_asked_at > ${askedAt} then refused_since end,
      refused_asked_at = case when refused_asked_at > ${askedAt} then refused_asked_at end,
      refusal = case when refused_asked_at > ${askedAt} then refusal end, channel = ${payer.channel},
      payer_email = case when resolved_at is null then ${payer.payerEmail} end
    where reference = ${reference}
  `.execute(tx);
}

/** The provider's definite no to what was asked about an orphan: a person must find out, if no later question was answered. */
export async function noteOrphanRefused(
  db: Db,
  { reference, askedAt }: Pick<ConfirmedOrphan, 'reference' | 'askedAt'>,
  refusal: string,
): Promise<void> {
  await sql`
    update orphan_payments set refused_since = coalesce(refused_since, ${askedAt}),
      refused_asked_at = greatest(refused_asked_at, ${askedAt}),
      refusal = case when refused_asked_at > ${askedAt} then refusal else ${refusal} end
    where reference = ${reference} and resolved_at is null and (asked_at is null or asked_at <= ${askedAt})
  `.execute(db);
}

/** All of it has gone back by the provider. */
export async function closeReturned(tx: Tx, reference: string): Promise<void> {
  await sql`
    update orphan_payments set resolution = 'provider', resolved_at = now(), payer_email = null
    where reference = ${reference} and resolved_at is null
  `.execute(tx);
}

/** It is a matter for a person once more, whoever closed it. */
export async function reopenOrphan(tx: Tx, reference: string): Promise<void> {
  await sql`
    update orphan_payments set resolution = null, resolved_at = null, resolved_by = null,
      reopened_at = clock_timestamp()
    where reference = ${reference}
  `.execute(tx);
}

/** A person's word about an orphan, which must be locked. */
export async function closeOrphan(
  tx: Tx,
  operatorId: string,
  reference: string,
  { resolution, note, due, excess }: { resolution: string; note: string; due: Kobo; excess: Kobo },
): Promise<void> {
  await sql`
    update orphan_payments set resolution = ${resolution}, resolved_at = now(), resolved_by = ${operatorId}, note = ${note},
      payer_email = null,
      bank_amount = bank_amount + ${resolution === 'bank' ? due : 0},
      written_off = written_off + ${resolution === 'written_off' ? excess : 0}
    where reference = ${reference}
  `.execute(tx);
}
