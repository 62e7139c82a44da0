import type { Kobo } from '@oja/domain/money';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database/pool.ts';
import type { ProviderPayment } from '../../platform/payments/payment-provider.ts';

/** Writes an orphan down, or what the provider confirms of one. What of that is news. */
export async function insertOrphan(
  tx: Tx,
  reference: string,
  inboxId: string | null,
  found: ProviderPayment | null,
): Promise<{ isNew: boolean; isConfirmed: boolean }> {
  const { rows: before } = await sql<{ confirmed: boolean }>`
    select confirmed_at is not null as confirmed from orphan_payments where reference = ${reference} for update
  `.execute(tx);
  const { rows } = await sql<{ confirmed: boolean }>`
    insert into orphan_payments (reference, provider, inbox_id, provider_transaction_id, amount, currency, fees, confirmed_at)
    values (${reference}, 'paystack', ${inboxId}, ${found?.transactionId ?? null}, ${found?.amount ?? null},
      ${found?.currency ?? null}, ${found?.fees ?? null}, case when ${found !== null}::boolean then now() end)
    on conflict (reference) do update set provider_transaction_id = excluded.provider_transaction_id,
      amount = excluded.amount, currency = excluded.currency, fees = excluded.fees, confirmed_at = excluded.confirmed_at
    where orphan_payments.confirmed_at is null and excluded.confirmed_at is not null
    returning confirmed_at is not null as confirmed
  `.execute(tx);
  const written = rows[0];
  return { isNew: written !== undefined && before.length === 0, isConfirmed: written?.confirmed ?? false };
}

export interface ConfirmedOrphan {
  reference: string;
  transactionId: string;
  amount: Kobo;
  currency: string;
}

/** An orphan that the provider has confirmed. */
export async function findConfirmedOrphan(db: Db, reference: string): Promise<ConfirmedOrphan | undefined> {
  const { rows } = await sql<ConfirmedOrphan>`
    select reference, provider_transaction_id::text as "transactionId", amount, currency from orphan_payments
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

/** What the provider has sent back of an orphan by now. How much of it is news; a return of all of it settles the matter. */
export async function recordReturned(tx: Tx, reference: string, returned: Kobo): Promise<Kobo> {
  const { rows } = await sql<{ news: Kobo }>`
    update orphan_payments o set returned_amount = ${returned},
      resolution = case when ${returned} >= o.amount then coalesce(o.resolution, 'provider') else o.resolution end,
      resolved_at = case when ${returned} >= o.amount then coalesce(o.resolved_at, now()) else o.resolved_at end
    from (select reference, returned_amount from orphan_payments where reference = ${reference} for update) before
    where o.reference = before.reference and before.returned_amount < ${returned}
    returning ${returned} - before.returned_amount as news
  `.execute(tx);
  return rows[0]?.news ?? (0 as Kobo);
}
