import type { Picture } from '@oja/contract/common';
import type { BusinessType } from '@oja/domain/stores/store-form';
import type { StoreMail } from '@oja/domain/stores/store-mails';
import type { StoreStatus } from '@oja/domain/stores/store-status';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database/pool.ts';
import type { SellerId } from '../../http/desk.ts';

/** What a store says of itself, as it lies there. */
export interface StoreRow {
  id: string;
  /** Of the business, or of the person. */
  name: string;
  storeName: string;
  slug: string;
  businessType: BusinessType;
  cacNumber: string | null;
  /** Only `city`, `state` and `country` are public. */
  address: Partial<Record<'street' | 'landmark' | 'city' | 'state' | 'zipCode' | 'country', string>> | null;
  phone: string | null;
  publicPhone: string | null;
  dispatchDays: number;
  returnDays: number;
  couriers: string[];
  description: string;
  social: Partial<Record<'instagram' | 'facebook' | 'twitter' | 'website', string>>;
  logo: Picture | null;
  banner: Picture | null;
  /** Days in Lagos, as '2026-12-24'. */
  holidayFrom: string | null;
  holidayUntil: string | null;
  holidayNote: string;
  mailsOff: StoreMail[];
  status: StoreStatus;
  statusReasons: string[];
  statusNote: string;
  statusAt: Date;
  termsVersion: string | null;
  isComplete: boolean;
  editVersion: number;
}

const shown = sql`s.id, s.name, s.store_name as "storeName", s.slug, s.business_type as "businessType",
    p.cac_number as "cacNumber", s.business_address as address, p.phone, s.public_phone as "publicPhone",
    s.dispatch_days as "dispatchDays", s.return_days as "returnDays", s.couriers, s.description, s.social_media as social,
    s.store_logo as logo, s.store_banner as banner, s.holiday_from as "holidayFrom", s.holiday_until as "holidayUntil",
    s.holiday_note as "holidayNote", s.mails_off as "mailsOff", s.status, s.status_reasons as "statusReasons", s.status_note as "statusNote",
    s.status_at as "statusAt", s.terms_version as "termsVersion", s.is_profile_complete as "isComplete",
    s.edit_version as "editVersion"
  from sellers s left join seller_payouts p on p.seller_id = s.id`;

export async function findStoreRow(db: Db, sellerId: SellerId): Promise<StoreRow> {
  const { rows } = await sql<StoreRow>`select ${shown} where s.id = ${sellerId}`.execute(db);
  return there(rows, sellerId);
}

/**
 * The same, locked: of two who change it at once, the second sees what the first wrote. @param isKeyed what is written is part
 * of a unique index (status, holiday, slug): locked so at once, for a lock made stronger later waits for who waits for it
 */
export async function lockStoreRow(tx: Tx, sellerId: SellerId, { isKeyed }: { isKeyed: boolean }): Promise<StoreRow> {
  const strength = isKeyed ? sql`update` : sql`no key update`;
  await sql`select from sellers where id = ${sellerId} for ${strength}`.execute(tx);
  return findStoreRow(tx, sellerId);
}

/** A store with members is there. */
function there([row]: StoreRow[], sellerId: SellerId): StoreRow {
  if (!row) throw new Error(`Store ${sellerId} has members, and is gone.`);
  return row;
}

/** What is written of a locked store, by the names of `StoreRow`. */
export type WrittenStore = Pick<
  StoreRow,
  | 'name'
  | 'storeName'
  | 'slug'
  | 'businessType'
  | 'cacNumber'
  | 'address'
  | 'phone'
  | 'publicPhone'
  | 'dispatchDays'
  | 'returnDays'
  | 'couriers'
  | 'description'
  | 'social'
  | 'logo'
  | 'banner'
  | 'mailsOff'
  | 'isComplete'
> & { shippingPromise?: string };

/** Writes a locked store anew, and that it was; not that its account was, which `seller_payouts.updated_at` says: I17. */
export async function updateStore(tx: Tx, sellerId: SellerId, store: WrittenStore): Promise<void> {
  await tx
    .updateTable('sellers')
    .set({
      name: store.name,
      store_name: store.storeName,
      slug: store.slug,
      business_type: store.businessType,
      business_address: json(store.address),
      public_phone: store.publicPhone,
      dispatch_days: store.dispatchDays,
      ...(store.shippingPromise !== undefined && { shipping_promise: store.shippingPromise }),
      return_days: store.returnDays,
      couriers: store.couriers,
      description: store.description,
      social_media: JSON.stringify(store.social),
      store_logo: json(store.logo),
      store_banner: json(store.banner),
      mails_off: store.mailsOff,
      is_profile_complete: store.isComplete,
      edit_version: sql`edit_version + 1`,
      updated_at: sql`now()`,
    })
    .where('id', '=', sellerId)
    .execute();
  await sql`
    insert into seller_payouts (seller_id, phone, cac_number) values (${sellerId}, ${store.phone}, ${store.cacNumber})
    on conflict (seller_id) do update
      set phone = excluded.phone, cac_number = excluded.cac_number
  `.execute(tx);
}

const json = (value: object | null) => (value === null ? null : JSON.stringify(value));

/** The name of who owns the store; null where nobody does. */
export async function findOwnerName(tx: Tx, sellerId: SellerId): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select u.name from sellers s join users u on u.id = s.owner_id where s.id = ${sellerId}
  `.execute(tx);
  return rows[0]?.name ?? null;
}

/** Writes when a locked store is away; null: it is not. */
export async function updateHoliday(
  tx: Tx,
  sellerId: SellerId,
  holiday: { from: string; until: string; note: string } | null,
): Promise<void> {
  await sql`
    update sellers set holiday_from = ${holiday?.from ?? null}, holiday_until = ${holiday?.until ?? null},
      holiday_note = ${holiday?.note ?? ''}, edit_version = edit_version + 1, updated_at = now()
    where id = ${sellerId}
  `.execute(tx);
}

/** Writes that the owner of a locked store has applied, and which terms were accepted with it. */
export async function updateApplied(
  tx: Tx,
  sellerId: SellerId,
  { status, terms }: { status: StoreStatus; terms: string },
): Promise<void> {
  await sql`
    update sellers set status = ${status}, status_at = now(), status_reasons = '{}', status_note = '',
      terms_version = ${terms}, terms_accepted_at = now(), is_profile_complete = true, updated_at = now()
    where id = ${sellerId}
  `.execute(tx);
}

/** Who last changed what the store says of itself, and when. */
export async function findLastChange(
  tx: Tx,
  sellerId: SellerId,
): Promise<{ name: string | null; at: Date } | undefined> {
  const { rows } = await sql<{ name: string | null; at: Date }>`
    select u.name, entry.at from audit_log entry left join users u on u.id::text = entry.actor and u.deleted_at is null
    where entry.subject = ${`store:${sellerId}`} and entry.action in ('store.saved', 'store.away')
    order by entry.at desc, entry.id desc limit 1
  `.execute(tx);
  return rows[0];
}

/** The days on which a store is away, now or soon; undefined where it says none. */
export async function findHoliday(
  db: Db,
  sellerId: SellerId,
  today: string,
): Promise<{ from: string; until: string } | undefined> {
  const { rows } = await sql<{ from: string; until: string }>`
    select holiday_from as "from", holiday_until as "until" from sellers where id = ${sellerId} and holiday_until >= ${today}
  `.execute(db);
  return rows[0];
}

/** Whether the store sells, which stays so until the transaction ends. Its sales and stars are counted meanwhile. */
export async function lockSelling(tx: Tx, sellerId: SellerId): Promise<boolean> {
  // Enough against a new status, which is part of a unique index.
  const { rows } = await sql<{ sells: boolean }>`
    select status = 'approved' as sells from sellers where id = ${sellerId} for key share
  `.execute(tx);
  return rows[0]?.sells ?? false;
}

/** Whether the operator looks at nothing of the store before it is sold. */
export async function isTrusted(db: Db, sellerId: SellerId): Promise<boolean> {
  const { rows } = await sql<{ trusted: boolean }>`select trusted from sellers where id = ${sellerId}`.execute(db);
  return rows[0]?.trusted ?? false;
}
