import type { NameMatch } from '@oja/domain/stores/name-match';
import { sql } from 'kysely';
import type { Tx } from '../../../database/pool.ts';

export interface OldAccount {
  sellerId: string;
  holder: string;
  number: string;
  bankName: string;
  subaccountCode: string | null;
  names: string[];
  /** The store has named another one since. */
  isReplaced: boolean;
}

/** Bank details that lie in the open, of a few stores, locked. */
export async function lockOldAccounts(tx: Tx, most: number): Promise<OldAccount[]> {
  const { rows } = await sql<OldAccount>`
    select payout.seller_id as "sellerId", coalesce(payout.account_name, '') as holder,
      coalesce(payout.account_number, '') as number, coalesce(payout.bank_name, '') as "bankName",
      payout.subaccount_code as "subaccountCode", array_remove(array[owner.name, s.store_name, s.name], null) as names,
      exists (select from payout_accounts where seller_id = s.id) as "isReplaced"
    from seller_payouts payout join sellers s on s.id = payout.seller_id left join users owner on owner.id = s.owner_id
    where payout.account_number is not null or payout.account_name is not null or payout.bank_name is not null
    order by payout.seller_id limit ${most} for update of payout skip locked
  `.execute(tx);
  return rows;
}

/** As it was typed by hand: its bank has no code, and its holder was asked of nobody. It is usable as it was, for as long as there is the store. */
export async function insertOldAccount(
  tx: Tx,
  { sellerId, holder, bankName, subaccountCode }: OldAccount,
  { id, sealed, last4, nameMatch }: { id: string; sealed: Buffer; last4: string; nameMatch: NameMatch },
): Promise<void> {
  await sql`
    insert into payout_accounts (id, seller_id, bank_code, bank_name, number_sealed, number_last4, holder, name_match,
      name_accepted_at, subaccount_code, subaccount_at, usable_from, created_at)
    select ${id}, id, '', ${bankName}, ${sealed}::bytea, ${last4}, ${holder}, ${nameMatch}, created_at, ${subaccountCode}::text,
      case when ${subaccountCode}::text is not null then created_at end, created_at, created_at
    from sellers where id = ${sellerId}
  `.execute(tx);
}

export async function emptyOldAccounts(tx: Tx, sellerIds: readonly string[]): Promise<void> {
  await sql`
    update seller_payouts set account_number = null, account_name = null, bank_name = null
    where seller_id = any(${sellerIds}::uuid[])
  `.execute(tx);
}
