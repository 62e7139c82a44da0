import { sql } from 'kysely';
import type { Db, Tx } from '../../../database/pool.ts';

export interface DueAccount {
  id: string;
  sellerId: string;
  storeName: string;
  bankCode: string;
  sealed: Buffer;
  /** How often it was taken, this time included: who finds another number has been overtaken. */
  attempts: number;
  /** The provider may have it. */
  posted: boolean;
}

/** Of the accounts that live: those that the provider does not have yet, as far as is known. */
const isToMake = sql`retired_at is null and subaccount_code is null and refused_at is null and bank_code <> ''`;

/** Takes an account that is due; nobody else takes it for the next `lease` seconds. */
export async function claimAccount(db: Db, lease: number): Promise<DueAccount | undefined> {
  const { rows } = await sql<DueAccount>`
    update payout_accounts account
    set attempts = account.attempts + 1, next_try_at = now() + make_interval(secs => ${lease})
    from sellers s
    where s.id = account.seller_id and account.id in (
      select id from payout_accounts where ${isToMake} and next_try_at <= now()
      order by next_try_at, id limit 1 for update skip locked)
    returning account.id, account.seller_id as "sellerId", s.store_name as "storeName", account.bank_code as "bankCode",
      account.number_sealed as sealed, account.attempts, account.posted_at is not null as posted
  `.execute(db);
  return rows[0];
}

/**
 * From here on the provider may have it; nobody else takes it for the next `lease` seconds, however long the look before took.
 * False when it was taken by another process, or is not to be made any more.
 */
export async function markPosted(db: Db, { id, attempts }: DueAccount, lease: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update payout_accounts set posted_at = now(), next_try_at = now() + make_interval(secs => ${lease})
    where id = ${id} and attempts = ${attempts} and ${isToMake}
  `.execute(db);
  return numAffectedRows === 1n;
}

/** What the provider calls it, also of one that was replaced or, by a second post, refused meanwhile. False if that is known already. */
export async function keepSubaccount(tx: Tx, id: string, code: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update payout_accounts set subaccount_code = ${code}, subaccount_at = now(), refused_at = null, refusal = ''
    where id = ${id} and subaccount_code is null
  `.execute(tx);
  return numAffectedRows === 1n;
}

/** The provider does not take it: its owner has to name another one. */
export async function keepRefusal(tx: Tx, { id, attempts }: DueAccount, refusal: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update payout_accounts set refused_at = now(), refusal = ${refusal}
    where id = ${id} and attempts = ${attempts} and subaccount_code is null
  `.execute(tx);
  return numAffectedRows === 1n;
}

/** It is tried again, later each time. @param least seconds */
export async function postponeAccount(db: Db, { id, attempts }: DueAccount, least: number): Promise<void> {
  await sql`
    update payout_accounts
    set next_try_at = now() + make_interval(secs => greatest(${least}::float8, least(3600, 5 * 2 ^ least(attempts, 20))))
    where id = ${id} and attempts = ${attempts}
  `.execute(db);
}

/** A holder who is called otherwise is accepted. @returns the store, undefined when there is nothing to look at any more */
export async function acceptName(tx: Tx, accountId: string): Promise<string | undefined> {
  const { rows } = await sql<{ sellerId: string }>`
    update payout_accounts set name_accepted_at = now()
    where id = ${accountId} and retired_at is null and name_match = 'different' and name_accepted_at is null
    returning seller_id as "sellerId"
  `.execute(tx);
  return rows[0]?.sellerId;
}
