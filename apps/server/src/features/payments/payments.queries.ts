import type { Kobo } from '@oja/domain/money/money';
import type { RefundReason } from '@oja/domain/payments/refund';
import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import type { PaymentsTable } from '../../database/types.generated.ts';

export interface OwnPayment {
  checkoutId: string;
  state: PaymentsTable['state'];
  disposition: PaymentsTable['disposition'];
  orderId: string | null;
  orderNumber: string | null;
  amount: Kobo | null;
  /** Why money of it went back first, if any did. */
  refundReason: RefundReason | null;
}

/** A payment with its order, if this buyer made it. */
export async function findOwnPayment(db: Db, reference: string, buyerId: string): Promise<OwnPayment | undefined> {
  return db
    .selectFrom('payments')
    .innerJoin('checkouts', 'checkouts.id', 'payments.checkout_id')
    .leftJoin('orders', 'orders.payment_reference', 'payments.reference')
    .select([
      'checkouts.id as checkoutId',
      'payments.state',
      'payments.disposition',
      'orders.id as orderId',
      'orders.order_number as orderNumber',
      'orders.total as amount',
    ])
    .select((payment) =>
      payment
        .selectFrom('refunds')
        .select('refunds.reason')
        .whereRef('refunds.reference', '=', 'payments.reference')
        .orderBy('refunds.created_at')
        .limit(1)
        .as('refundReason'),
    )
    .where('payments.reference', '=', reference)
    .where('checkouts.buyer_id', '=', buyerId)
    .executeTakeFirst();
}

/** Longer than a question to the provider takes. */
const leaseSeconds = 10;

/**
 * Takes the right to ask the provider about a payment. At most one process asks at a time, and at most once a second for
 * each reference, however many browsers poll.
 * @param pause seconds since the question before
 */
export async function claimCheck(db: Db, reference: string, pause: number): Promise<boolean> {
  const { rows } = await sql`
    update payments set last_checked_at = clock_timestamp(), checks = checks + 1,
      checking_until = clock_timestamp() + make_interval(secs => ${leaseSeconds})
    where reference = ${reference} and provider = 'paystack' and state <> 'succeeded'
      and (checking_until is null or checking_until < clock_timestamp())
      and (last_checked_at is null or last_checked_at <= clock_timestamp() - make_interval(secs => ${pause}))
    returning reference
  `.execute(db);
  return rows.length > 0;
}

/** The question was answered, or was not; either way the next one may be asked. */
export async function endCheck(db: Db, reference: string, providerStatus: string | null): Promise<void> {
  await sql`
    update payments set checking_until = null, provider_status = coalesce(${providerStatus}, provider_status)
    where reference = ${reference} and state <> 'succeeded'
  `.execute(db);
}

export async function isKnownPayment(db: Db, reference: string): Promise<boolean> {
  const payment = await db
    .selectFrom('payments')
    .select('reference')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return payment !== undefined;
}

/** Attempts of a checkout that have an open page. */
export async function findOpenAttempts(db: Db, checkoutId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select('reference')
    .where('checkout_id', '=', checkoutId)
    .where('state', '=', 'initialized')
    .execute();
  return rows.map(({ reference }) => reference);
}

export interface DuePayment {
  reference: string;
  state: PaymentsTable['state'];
  /** Seconds since it was made. */
  age: number;
}

export async function findDuePayments(db: Db, most: number): Promise<DuePayment[]> {
  const { rows } = await sql<DuePayment>`
    select reference, state, extract(epoch from now() - created_at)::float8 as age from payments
    where state in ('created', 'sent', 'initialized') and next_check_at <= now()
    order by next_check_at limit ${most}
  `.execute(db);
  return rows;
}

/**
 * Sets when a due payment is looked at next, or closes it. True for the one process that did.
 * @param nextAge seconds after its making; null: never again by the clock
 */
export async function planNextCheck(db: Db, reference: string, nextAge: number | null): Promise<boolean> {
  const { rows } = await sql`
    update payments set next_check_at = created_at + make_interval(secs => ${nextAge}::float8),
      state = case when ${nextAge}::float8 is null then 'closed' else state end, updated_at = now()
    where reference = ${reference} and state in ('created', 'sent', 'initialized') and next_check_at <= now()
    returning reference
  `.execute(db);
  return rows.length > 0;
}

/** Undoes the plan for a payment about which the provider gave no answer: it is looked at again soon, and not closed. */
export async function lookAgainSoon(db: Db, { reference, state }: DuePayment, seconds: number): Promise<void> {
  await db
    .updateTable('payments')
    .set({ state, next_check_at: sql`now() + make_interval(secs => ${seconds}::float8)`, updated_at: sql`now()` })
    .where('reference', '=', reference)
    .where('state', 'in', [state, 'closed'])
    .execute();
}
