import type { Kobo } from '@oja/domain/money/money';
import { sql } from 'kysely';
import { auditRow } from '../../books/audit.ts';
import type { Part } from '../../database/one-statement.ts';
import type { Db, Tx } from '../../database/pool.ts';
import type { ProviderPayment } from '../../platform/payments/payment-provider.ts';

/** Whose payment a reference is. Neither ever changes, so no lock is needed to know it. */
export async function findOwner(db: Db, reference: string) {
  return db
    .selectFrom('payments')
    .innerJoin('checkouts', 'checkouts.id', 'payments.checkout_id')
    .select(['payments.checkout_id as checkoutId', 'checkouts.buyer_id as buyerId'])
    .where('payments.reference', '=', reference)
    .executeTakeFirst();
}

export async function lockPayment(tx: Tx, reference: string) {
  return tx.selectFrom('payments').selectAll().where('reference', '=', reference).forUpdate().executeTakeFirstOrThrow();
}

export async function findSplits(tx: Tx, reference: string): Promise<{ sellerId: string; share: Kobo }[]> {
  return tx
    .selectFrom('payment_splits')
    .select(['seller_id as sellerId', 'share'])
    .where('reference', '=', reference)
    .execute();
}

/** What the provider told of a payment that succeeded. */
export type PaidAtProvider = Pick<ProviderPayment, 'amount' | 'currency' | 'fees' | 'status' | 'transactionId'>;

/** The statements by which a card payment is decided, and on record: an order comes of it. */
export function paidAtProvider(reference: string, orderId: string, paid: PaidAtProvider): Part[] {
  const { amount, currency, fees, status, transactionId } = paid;
  return [
    sql`update payments set state = 'succeeded', disposition = 'order', settled_at = now(), updated_at = now(),
        provider_status = ${status}, provider_transaction_id = ${transactionId}::numeric, paid_amount = ${amount},
        paid_currency = ${currency}, provider_fees = ${fees}, next_check_at = null, checking_until = null
      where reference = ${reference}`,
    settledAsOrder(reference, { orderId, amount, currency, fees, transactionId }),
  ];
}

/** The same of a payment from the buyer's store credit, which no provider knows. */
export function paidByCredit(reference: string, orderId: string, amount: Kobo, currency: string): Part[] {
  return [
    sql`update payments set state = 'succeeded', disposition = 'order', settled_at = now(), updated_at = now(),
        paid_amount = ${amount}, paid_currency = ${currency}, next_check_at = null
      where reference = ${reference}`,
    settledAsOrder(reference, { orderId, amount, currency }),
  ];
}

function settledAsOrder(reference: string, facts: Readonly<Record<string, unknown>>): Part {
  const details = { disposition: 'order', ...facts };
  return auditRow({ actor: 'system', action: 'payment.settled', subject: `payment:${reference}`, details });
}

/** The payment is decided, and no order came of it. */
export async function markSucceeded(
  tx: Tx,
  reference: string,
  disposition: 'refund' | 'nothing',
  paid: PaidAtProvider,
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({
      state: 'succeeded',
      disposition,
      settled_at: sql`now()`,
      updated_at: sql`now()`,
      provider_status: paid.status,
      provider_transaction_id: paid.transactionId,
      paid_amount: paid.amount,
      paid_currency: paid.currency,
      provider_fees: paid.fees,
      next_check_at: null,
      checking_until: null,
    })
    .where('reference', '=', reference)
    .execute();
}

/** Whether it was paid, and what comes of that is decided. */
export async function isSettled(db: Db, reference: string): Promise<boolean> {
  const payment = await db
    .selectFrom('payments')
    .select('reference')
    .where('reference', '=', reference)
    .where('state', '=', 'succeeded')
    .executeTakeFirst();
  return payment !== undefined;
}
