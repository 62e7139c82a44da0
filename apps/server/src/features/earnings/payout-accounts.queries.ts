import type { NameMatch } from '@oja/domain/stores/name-match';
import { CHANGE_PAUSE_HOURS } from '@oja/domain/stores/payout-account';
import { unopenedStatuses } from '@oja/domain/stores/store-status';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../database/pool.ts';
import type { SellerId } from '../../http/desk.ts';

const pause = sql.lit(`${CHANGE_PAUSE_HOURS} hours`);

const renamed = (subject: RawBuilder<unknown>, action: 'account.renamed' | 'store.renamed') => sql`exists (
  select from audit_log where subject = ${subject} and action = ${action} and at > now() - interval ${pause})`;

/**
 * The names that a store goes by: of its owner, its own, and of its business. Of a store that was opened, one that was changed
 * not long ago does not count yet: whoever got in could have called it like their account.
 */
export async function findNames(db: Db, sellerId: SellerId): Promise<string[]> {
  const { rows } = await sql<{ names: string[] }>`
    select array_remove(
      case when opened and ${renamed(sql`'account:' || named.owner_id`, 'account.renamed')} then '{}' else array[owner_name] end
      || case when opened and ${renamed(sql`'store:' || named.id`, 'store.renamed')} then '{}' else array[store_name, name] end,
      null) as names
    from (select s.id, s.owner_id, owner.name as owner_name, s.store_name, s.name,
        s.status <> all(${[...unopenedStatuses]}::text[]) as opened
      from sellers s left join users owner on owner.id = s.owner_id where s.id = ${sellerId}) named
  `.execute(db);
  return rows[0]?.names ?? [];
}

export interface PayoutPlaceRow {
  id: string | null;
  bankName: string;
  last4: string;
  holder: string;
  nameMatch: NameMatch;
  nameAccepted: boolean;
  hasSubaccount: boolean;
  refused: boolean;
  refusal: string;
  isPausing: boolean;
  usableFrom: Date;
  createdAt: Date;
  hasOlder: boolean;
  changePauses: boolean;
  taxId: string;
}

/** Whether another account than now would wait: what a store has not sold yet nobody can lead away. */
const changePauses = (sellerId: SellerId) => sql`(
  exists (select from payout_accounts where seller_id = ${sellerId})
  or exists (select from seller_payouts where seller_id = ${sellerId} and subaccount_code is not null)
  or exists (select from order_sellers where seller_id = ${sellerId}))`;

/** The account that lives, and what is told beside it. */
export async function findPayoutPlace(db: Db, sellerId: SellerId): Promise<PayoutPlaceRow | undefined> {
  const { rows } = await sql<PayoutPlaceRow>`
    select account.id, account.bank_name as "bankName", account.number_last4 as last4, account.holder,
      account.name_match as "nameMatch", account.name_accepted_at is not null as "nameAccepted",
      account.subaccount_code is not null as "hasSubaccount", account.refused_at is not null as refused, account.refusal,
      account.usable_from > now() as "isPausing", account.usable_from as "usableFrom", account.created_at as "createdAt",
      account.id is null and payout.subaccount_code is not null as "hasOlder", ${changePauses(sellerId)} as "changePauses",
      coalesce(payout.tax_id, '') as "taxId"
    from sellers s
    left join payout_accounts account on account.seller_id = ${sellerId} and account.retired_at is null
    left join seller_payouts payout on payout.seller_id = ${sellerId}
    where s.id = ${sellerId}
  `.execute(db);
  return rows[0];
}

export interface LivingAccount {
  id: string;
  bankCode: string;
  sealed: Buffer;
  holder: string;
  refused: boolean;
  madeBy: string | null;
  createdAt: Date;
}

/** The store, locked so that its account is changed once at a time, and the account that lives. */
export async function lockAccounts(tx: Tx, sellerId: SellerId): Promise<LivingAccount | undefined> {
  await sql`select from sellers where id = ${sellerId} for no key update`.execute(tx);
  const { rows } = await sql<LivingAccount>`
    select account.id, account.bank_code as "bankCode", account.number_sealed as sealed, account.holder,
      account.refused_at is not null as refused, maker.name as "madeBy", account.created_at as "createdAt"
    from payout_accounts account left join users maker on maker.id = account.made_by
    where account.seller_id = ${sellerId} and account.retired_at is null for update of account
  `.execute(tx);
  return rows[0];
}

export interface NewAccount {
  id: string;
  bankCode: string;
  bankName: string;
  sealed: Buffer;
  last4: string;
  holder: string;
  nameMatch: NameMatch;
  madeBy: string;
}

/** Another account in place of the one that lives. @returns from when on shares are sent to it, null for at once */
export async function replaceAccount(tx: Tx, sellerId: SellerId, account: NewAccount): Promise<Date | null> {
  const { id, bankCode, bankName, sealed, last4, holder, nameMatch, madeBy } = account;
  await sql`
    update payout_accounts set retired_at = now() where seller_id = ${sellerId} and retired_at is null
  `.execute(tx);
  const { rows } = await sql<{ pausesUntil: Date | null }>`
    insert into payout_accounts
      (id, seller_id, bank_code, bank_name, number_sealed, number_last4, holder, name_match, made_by, usable_from)
    values (${id}, ${sellerId}, ${bankCode}, ${bankName}, ${sealed}, ${last4}, ${holder}, ${nameMatch}, ${madeBy},
      case when ${changePauses(sellerId)} then now() + interval ${pause} else now() end)
    returning case when usable_from > now() then usable_from end as "pausesUntil"
  `.execute(tx);
  return rows[0]?.pausesUntil ?? null;
}

/** Whether it was ever said where the money of a store goes, here or by the shop. */
export async function hasPlace(db: Db, sellerId: SellerId): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from payout_accounts where seller_id = ${sellerId})
      or exists (select from seller_payouts where seller_id = ${sellerId} and subaccount_code is not null) as has
  `.execute(db);
  return rows[0]?.has ?? false;
}

/** Digits, or '' for none. */
export async function findTaxId(tx: Tx, sellerId: SellerId): Promise<string> {
  const { rows } = await sql<{ taxId: string | null }>`
    select tax_id as "taxId" from seller_payouts where seller_id = ${sellerId}
  `.execute(tx);
  return rows[0]?.taxId ?? '';
}

/** @param taxId digits, or '' for none */
export async function keepTaxId(tx: Tx, sellerId: SellerId, taxId: string): Promise<void> {
  await sql`
    insert into seller_payouts (seller_id, tax_id) values (${sellerId}, nullif(${taxId}, ''))
    on conflict (seller_id) do update set tax_id = excluded.tax_id
  `.execute(tx);
}

export interface ToldAddress {
  name: string;
  storeName: string;
  email: string;
}

/** Who must hear of another account: the owner, and where the store has its mail if that is elsewhere. */
export async function findTold(tx: Tx, sellerId: SellerId): Promise<ToldAddress[]> {
  const { rows } = await sql<ToldAddress>`
    select owner.name, s.store_name as "storeName", mailed.email
    from sellers s join users owner on owner.id = s.owner_id
    left join seller_payouts payout on payout.seller_id = ${sellerId}
    cross join lateral (select owner.email union select nullif(payout.email, '')) mailed (email)
    where s.id = ${sellerId} and owner.deleted_at is null and mailed.email is not null order by mailed.email
  `.execute(tx);
  return rows;
}
