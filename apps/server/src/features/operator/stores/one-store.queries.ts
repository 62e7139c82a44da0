import type { Picture } from '@oja/contract/common';
import type { Kobo } from '@oja/domain/money/money';
import type { NameMatch } from '@oja/domain/stores/name-match';
import type { StoreStatus } from '@oja/domain/stores/store-status';
import { sql } from 'kysely';
import type { Db } from '../../../database/pool.ts';
import { accountIn } from '../operator.queries.ts';

export interface StoreRow {
  id: string;
  slug: string;
  storeName: string;
  status: StoreStatus;
  statusReasons: string[];
  statusNote: string;
  statusAt: Date;
  editVersion: number;
  trusted: boolean;
  openedAt: Date;
  businessType: string;
  businessName: string;
  cacNumber: string | null;
  address: { state?: string; city?: string; street?: string; landmark?: string } | null;
  phone: string | null;
  description: string;
  logo: Picture | null;
  banner: Picture | null;
  couriers: string[];
  shippingPromise: string | null;
  returnDays: number;
  links: Record<string, string>;
  accountName: string | null;
  ownerName: string | null;
  ownerEmail: string | null;
  ownerConfirmed: boolean | null;
  ownerSince: Date | null;
}

export async function findStore(db: Db, id: string): Promise<StoreRow | undefined> {
  const { rows } = await sql<StoreRow>`
    select s.id, s.slug, s.store_name as "storeName", s.status, s.status_reasons as "statusReasons",
      s.status_note as "statusNote", s.status_at as "statusAt", s.edit_version as "editVersion", s.trusted,
      s.created_at as "openedAt", s.business_type as "businessType", s.name as "businessName",
      paid.cac_number as "cacNumber", s.business_address as address, paid.phone, s.description, s.store_logo as logo,
      s.store_banner as banner, s.couriers, s.shipping_promise as "shippingPromise", s.return_days as "returnDays",
      s.social_media as links, paid.account_name as "accountName", u.name as "ownerName", u.email as "ownerEmail",
      u.email_verified as "ownerConfirmed", u.created_at as "ownerSince"
    from sellers s left join seller_payouts paid on paid.seller_id = s.id left join users u on u.id = s.owner_id
    where s.id = ${id}
  `.execute(db);
  return rows[0];
}

export interface PayoutAccountRow {
  id: string;
  bankName: string;
  last4: string;
  holder: string;
  nameMatch: NameMatch;
  nameAccepted: boolean;
}

/** The account that a store's shares go to. */
export async function findPayoutAccount(db: Db, id: string): Promise<PayoutAccountRow | undefined> {
  const { rows } = await sql<PayoutAccountRow>`
    select id, bank_name as "bankName", number_last4 as last4, holder, name_match as "nameMatch",
      name_accepted_at is not null as "nameAccepted"
    from payout_accounts where seller_id = ${id} and retired_at is null
  `.execute(db);
  return rows[0];
}

/** What hangs on a store: what leaves the shop with it, and what does not. */
export interface StoreNumbers {
  live: number;
  paused: number;
  takenDown: number;
  parcelsToSend: number;
  heldUnits: number;
  owed: Kobo;
  owes: Kobo;
}

export async function countOfStore(db: Db, id: string): Promise<StoreNumbers> {
  const standing = (status: string) =>
    sql`(select count(*)::integer from products where seller_id = ${id} and status = ${sql.lit(status)})`;
  // What is credited to an account stands below 0 in the ledger.
  const balance = (account: string, sign: 1 | -1) =>
    sql`greatest(0, ${sql.lit(sign)} * (select coalesce(sum(amount), 0) from ledger_entries where account = ${`${account}:${id}`}))::bigint`;
  const { rows } = await sql<StoreNumbers>`
    select ${standing('live')} as live, ${standing('paused')} as paused, ${standing('taken_down')} as "takenDown",
      (select count(*)::integer from order_sellers where seller_id = ${id} and status in ('pending', 'approved')
        and cancelled_at is null) as "parcelsToSend",
      (select coalesce(sum(line.quantity), 0)::integer from checkouts c join checkout_lines line on line.checkout_id = c.id
        where c.state = 'held' and line.seller_id = ${id}) as "heldUnits",
      ${balance('seller_payable', -1)} as owed, ${balance('seller_receivable', 1)} as owes
  `.execute(db);
  return rows[0] as StoreNumbers;
}

export interface StoreEvent {
  id: string;
  at: Date;
  /** Name of an account; 'system', or its id when the account is gone. */
  actor: string;
  action: string;
  details: { reasons?: string[]; note?: string };
}

/** What the audit log says of a store, newest first. */
export async function findStoreHistory(db: Db, id: string): Promise<StoreEvent[]> {
  const { rows } = await sql<StoreEvent>`
    select a.id, a.at, coalesce(u.name, a.actor) as actor, a.action, a.details
    from audit_log a left join users u on u.id = ${accountIn('a.actor')}
    where a.subject = ${`store:${id}`} and a.action <> 'personal_data.shown' order by a.at desc, a.id desc limit 50
  `.execute(db);
  return rows;
}
