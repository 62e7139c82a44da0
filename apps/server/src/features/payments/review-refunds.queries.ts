import type { Kobo } from '@oja/domain/money';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../database/pool.ts';
import type { PaymentsTable, RefundsTable } from '../../database/types.generated.ts';

export interface PaidPayment {
  reference: string;
  transactionId: string;
  amount: Kobo;
  currency: string;
  disposition: NonNullable<PaymentsTable['disposition']>;
  checkoutId: string;
}

/** A card payment whose money has come in. */
export async function findPaidPayment(db: Db, reference: string): Promise<PaidPayment | undefined> {
  const { rows } = await sql<PaidPayment>`
    select reference, provider_transaction_id::text as "transactionId", paid_amount as amount, paid_currency as currency,
      disposition, checkout_id as "checkoutId"
    from payments where reference = ${reference} and state = 'succeeded' and provider_transaction_id is not null
      and disposition <> 'nothing'
  `.execute(db);
  return rows[0];
}

export interface OwnRefund {
  id: string;
  amount: Kobo;
  state: Selectable<RefundsTable>['state'];
  method: Selectable<RefundsTable>['method'];
  attempts: number;
  providerRefundId: string | null;
  posted: boolean;
}

export async function findRefundsOf(tx: Tx, reference: string): Promise<OwnRefund[]> {
  const { rows } = await sql<OwnRefund>`
    select id, amount, state, method, attempts, provider_refund_id as "providerRefundId", posted_at is not null as posted
    from refunds where reference = ${reference} order by created_at, id
  `.execute(tx);
  return rows;
}

/**
 * A refund made on the provider's pages pays one that we owe and have not sent. False if it is being sent after all; then
 * the database, not this process, decides which comes first.
 */
export async function adoptRefund(tx: Tx, id: string, providerRefundId: string): Promise<boolean> {
  const { rows } = await sql`
    update refunds set provider_refund_id = ${providerRefundId}, state = 'pending', updated_at = now()
    where id = ${id} and posted_at is null and provider_refund_id is null and state in ('requested', 'sending', 'manual')
    returning id
  `.execute(tx);
  return rows.length > 0;
}

/** A refund turns up that was known as a reversal already, because their list was slower than their status. */
export async function nameReversal(
  tx: Tx,
  reference: string,
  amount: Kobo,
  providerRefundId: string,
): Promise<boolean> {
  const { rows } = await sql`
    update refunds set provider_refund_id = ${providerRefundId}, updated_at = now()
    where id = (select id from refunds where reference = ${reference} and amount = ${amount} and reason = 'reversed'
      and provider_refund_id is null order by id limit 1)
    returning id
  `.execute(tx);
  return rows.length > 0;
}

export async function markReversed(tx: Tx, reference: string): Promise<boolean> {
  const { rows } = await sql`
    update payments set reversed_at = now(), provider_status = 'reversed', updated_at = now()
    where reference = ${reference} and reversed_at is null returning reference
  `.execute(tx);
  return rows.length > 0;
}

/** Which payments these transactions of the provider are. */
export async function findReferencesOf(db: Db, transactionIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; reference: string }>`
    select provider_transaction_id::text as id, reference from payments
    where provider = 'paystack' and provider_transaction_id = any(${transactionIds}::numeric[])
    union all
    select provider_transaction_id::text, reference from orphan_payments
    where provider_transaction_id = any(${transactionIds}::numeric[])
  `.execute(db);
  return new Map(rows.map(({ id, reference }) => [id, reference]));
}
