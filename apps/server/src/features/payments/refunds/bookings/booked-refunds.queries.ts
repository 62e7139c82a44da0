import { type Kobo, kobo } from '@oja/domain/money/money';
import { sql } from 'kysely';
import type { Tx } from '../../../../database/pool.ts';

/** What went back of a payment beyond what was paid, and nobody has written off, the oldest first. */
export async function findExcesses(tx: Tx, reference: string): Promise<{ id: string; excess: Kobo }[]> {
  const { rows } = await sql<{ id: string; excess: Kobo }>`
    select id, excess from refunds
    where reference = ${reference} and excess > 0 and matter_closed_at is null order by created_at, id
  `.execute(tx);
  return rows;
}

export async function lowerExcess(tx: Tx, id: string, by: Kobo): Promise<void> {
  await sql`update refunds set excess = excess - ${by}, updated_at = now() where id = ${id}`.execute(tx);
}

/** A payment all of which the provider has given back is reversed there. */
export async function markReversed(tx: Tx, reference: string): Promise<void> {
  await sql`
    update payments set reversed_at = now(), provider_status = 'reversed'
    where reference = ${reference} and provider = 'paystack' and reversed_at is null and paid_amount <= (
      select sum(amount - not_owed) from refunds
      where reference = ${reference} and state = 'processed' and method = 'provider')
  `.execute(tx);
}

/** What has gone back of a payment for good. */
export async function sumProcessed(tx: Tx, reference: string): Promise<Kobo> {
  const { rows } = await sql<{ amount: Kobo }>`
    select coalesce(sum(amount - not_owed), 0)::bigint as amount from refunds
    where reference = ${reference} and state = 'processed'
  `.execute(tx);
  return rows[0]?.amount ?? kobo(0);
}
