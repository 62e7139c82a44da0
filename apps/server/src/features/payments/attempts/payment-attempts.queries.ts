import type { Kobo } from '@oja/domain/money/money';
import { sql } from 'kysely';
import type { Part } from '../../../database/one-statement.ts';
import type { Db, Tx } from '../../../database/pool.ts';
import type { PaymentsTable } from '../../../database/types.generated.ts';
import { newId } from '../../../platform/ids.ts';

export interface NewPayment {
  reference: string;
  checkoutId: string;
  provider: 'paystack' | 'credit';
  amount: Kobo;
  currency: string;
}

/** The statement that writes a checkout's first payment. */
export function newPayment({ reference, checkoutId, provider, amount, currency }: NewPayment): Part {
  return sql`insert into payments (reference, checkout_id, provider, amount, currency, state, next_check_at)
    values (${reference}, ${checkoutId}, ${provider}, ${amount}, ${currency}, 'created', now() + interval '72 hours')`;
}

/**
 * Where the share of each store goes at this moment, by the clock of the database: to the account that it named, once that is
 * usable, set up and its holder not in doubt; of a store that never named one, to what was set up for it before.
 */
const shareAccounts = sql`
  select s.id as seller_id, case when account.id is null then payout.subaccount_code
    when account.usable_from <= now() and (account.name_match <> 'different' or account.name_accepted_at is not null)
      then account.subaccount_code end as subaccount_code
  from sellers s left join seller_payouts payout on payout.seller_id = s.id
  left join payout_accounts account on account.seller_id = s.id and account.retired_at is null`;

/** What is sent to the sellers' own accounts at the provider, from their records at this moment. */
export async function insertSplits(
  tx: Tx,
  reference: string,
  shares: readonly { sellerId: string; payable: Kobo }[],
): Promise<void> {
  await sql`
    insert into payment_splits (reference, seller_id, subaccount_code, share)
    select ${reference}, to_account.seller_id, to_account.subaccount_code, share.payable
    from unnest(${shares.map(({ sellerId }) => sellerId)}::uuid[], ${shares.map(({ payable }) => payable)}::bigint[])
      as share (seller_id, payable)
    join (${shareAccounts}) to_account using (seller_id)
    where to_account.subaccount_code is not null and share.payable > 0
  `.execute(tx);
}

export interface Attempt {
  reference: string;
  state: PaymentsTable['state'];
  authorization_url: string | null;
  /** Its page can still be paid on. */
  pageIsOpen: boolean;
  /** Another request is talking to the provider about it right now. */
  calling: boolean;
}

/** Longer than a call to the provider can take. */
const callLasts = 15;

/** @param pageLasts seconds */
export async function findLatestAttempt(tx: Tx, checkoutId: string, pageLasts: number): Promise<Attempt | undefined> {
  const { rows } = await sql<Attempt>`
    select reference, state, authorization_url,
      authorization_url is not null and created_at > now() - make_interval(secs => ${pageLasts}) as "pageIsOpen", exists (
      select from provider_calls call where call.reference = payments.reference and call.finished_at is null
        and call.sent_at > now() - make_interval(secs => ${callLasts})) as calling
    from payments where checkout_id = ${checkoutId} order by created_at desc, reference desc limit 1
  `.execute(tx);
  return rows[0];
}

/** A new reference for the same checkout, with the same shares. */
export async function insertFurtherAttempt(tx: Tx, before: string, reference: string): Promise<void> {
  await sql`
    insert into payments (reference, checkout_id, provider, amount, currency, state, next_check_at)
    select ${reference}, checkout_id, provider, amount, currency, 'created', now() + interval '72 hours'
    from payments where reference = ${before}
  `.execute(tx);
  await sql`
    insert into payment_splits (reference, seller_id, subaccount_code, share)
    select ${reference}, seller_id, subaccount_code, share from payment_splits where reference = ${before}
  `.execute(tx);
}

export interface SentPayment {
  amount: Kobo;
  currency: string;
  callId: string;
}

/**
 * Takes an attempt to the provider: from here on the reference may exist there. Undefined if another request already
 * does. The call is on record before it is made.
 */
export async function markSent(tx: Tx, reference: string): Promise<SentPayment | undefined> {
  const { rows } = await sql<SentPayment>`
    with sent as (
      update payments set state = 'sent', next_check_at = now() + interval '30 seconds', updated_at = now()
      where reference = ${reference} and state = 'created' returning amount, currency
    ), call as (
      insert into provider_calls (id, reference, kind)
      select ${newId()}::uuid, ${reference}, 'initialize' from sent returning id
    )
    select sent.amount, sent.currency, call.id as "callId" from sent, call
  `.execute(tx);
  return rows[0];
}

export async function findShares(db: Db, reference: string): Promise<{ subaccountCode: string; share: Kobo }[]> {
  const { rows } = await sql<{ subaccountCode: string; share: Kobo }>`
    select subaccount_code as "subaccountCode", sum(share)::bigint as share
    from payment_splits where reference = ${reference} group by subaccount_code order by subaccount_code
  `.execute(db);
  return rows;
}

export async function finishCall(
  tx: Tx,
  callId: string,
  outcome: string,
  httpStatus: number | null = null,
): Promise<void> {
  await tx
    .updateTable('provider_calls')
    .set({ finished_at: sql`clock_timestamp()`, outcome, http_status: httpStatus })
    .where('id', '=', callId)
    .execute();
}

export async function markInitialized(tx: Tx, reference: string, authorizationUrl: string): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ state: 'initialized', authorization_url: authorizationUrl, updated_at: sql`now()` })
    .where('reference', '=', reference)
    .where('state', '=', 'sent')
    .execute();
}

export async function markInitFailed(tx: Tx, reference: string): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ state: 'init_failed', next_check_at: null, updated_at: sql`now()` })
    .where('reference', '=', reference)
    .where('state', '=', 'sent')
    .execute();
}
