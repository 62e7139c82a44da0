import { MOST_DRAFTS } from '@oja/contract/desks/desk-drafts';
import type { DraftState } from '@oja/domain/goods/draft-review';
import type { ProductForm } from '@oja/domain/goods/product-form';
import type { Priced } from '@oja/domain/goods/read-product-form';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database/pool.ts';
import type { SellerId } from '../../http/desk.ts';

/** A form that is being written. */
export interface DraftRow {
  id: string;
  version: number;
  keptAt: Date;
  /** The whole name of who kept it last; null when that account is gone. */
  keptBy: string | null;
  form: ProductForm;
  /** The edit_version that the product had when its changes were begun; null: there was no product. */
  baseVersion: number | null;
  /** What the product had then. */
  seen: SeenGoods | null;
  state: DraftState;
  /** Where it stands once it is published, if it is new; null: where everything stands. */
  status: 'paused' | null;
  /** Since when it waits for the operator; null where it does not. */
  submittedAt: Date | null;
  /** Why the operator returned it. */
  reasons: string[];
  note: string;
}

export interface SeenGoods extends Priced {
  /** Owned, of all that was offered. */
  units: number;
}

const shown = sql`d.id, d.version, d.updated_at as "keptAt", u.name as "keptBy", d.body as form,
    d.base_version as "baseVersion", d.seen, d.state, d.status, d.submitted_at as "submittedAt", d.reasons,
    d.note
  from product_drafts d left join users u on u.id = d.updated_by and u.deleted_at is null`;

/** A draft as the list shows it. */
export interface ListedDraft extends Omit<DraftRow, 'form' | 'baseVersion' | 'seen' | 'status'> {
  name: string;
  price: string;
  /** Of the first picture that it names. */
  pictureId: string | null;
  /** There is such a product. */
  edits: boolean;
  /** What stood between it and being published; null where it was kept before that was written down. */
  missing: number | null;
  /** Where `missing` is null. */
  form: ProductForm | null;
}

/** The drafts of a store, those that were returned first, then the one kept last: of their forms no more than is shown. */
export async function findDrafts(db: Db, sellerId: SellerId): Promise<ListedDraft[]> {
  const { rows } = await sql<ListedDraft>`
    select d.id, d.version, d.updated_at as "keptAt", u.name as "keptBy", typed.name, typed.price,
      typed.pictures -> 0 ->> 'id' as "pictureId", d.missing, case when d.missing is null then d.body end as form,
      d.state, d.submitted_at as "submittedAt", d.reasons, d.note,
      exists (select from products p where p.id = d.id and p.seller_id = ${sellerId}) as edits
    from product_drafts d left join users u on u.id = d.updated_by and u.deleted_at is null
      cross join lateral jsonb_to_record(d.body) as typed (name text, price text, pictures jsonb)
    where d.seller_id = ${sellerId} order by d.state <> 'returned', d.updated_at desc, d.id desc
    limit ${MOST_DRAFTS}
  `.execute(db);
  return rows;
}

export async function findDraft(db: Db, sellerId: SellerId, id: string): Promise<DraftRow | undefined> {
  const { rows } = await sql<DraftRow>`
    select ${shown} where d.id = ${id} and d.seller_id = ${sellerId}
  `.execute(db);
  return rows[0];
}

/** A draft of the store, locked. */
export async function lockDraft(tx: Tx, sellerId: SellerId, id: string): Promise<DraftRow | undefined> {
  return (await lockDrafts(tx, sellerId, [id])).get(id);
}

/** The same of several, by their ids. */
export async function lockDrafts(tx: Tx, sellerId: SellerId, ids: readonly string[]): Promise<Map<string, DraftRow>> {
  const { rows } = await sql<DraftRow>`
    select ${shown} where d.id = any(${[...ids]}::uuid[]) and d.seller_id = ${sellerId} order by d.id for update of d
  `.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Until the transaction ends nobody else begins or publishes a draft of the store: they are counted, and SKUs are given out. */
export async function lockWriting(tx: Tx, sellerId: SellerId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`goods of ${sellerId}`}, 1))`.execute(tx);
}

export interface IdUse {
  /** Drafts that the store has. */
  drafts: number;
  /** The id is that of a product of another store, or of one that was taken out as if it had never been there: its movements stay. */
  isTaken: boolean;
  /** Of the store's own product with that id. */
  editVersion: number | null;
  /** Of the last draft with that id, which is gone; 0 where there was none. */
  lastVersion: number;
}

/** What stands in the way of a new draft with this id. */
export async function lookUpId(tx: Tx, sellerId: SellerId, id: string): Promise<IdUse> {
  return (
    (await lookUpIds(tx, sellerId, [id])).get(id) ?? { drafts: 0, isTaken: false, editVersion: null, lastVersion: 0 }
  );
}

/** The same of several ids. */
export async function lookUpIds(tx: Tx, sellerId: SellerId, ids: readonly string[]): Promise<Map<string, IdUse>> {
  const { rows } = await sql<IdUse & { id: string }>`
    select asked.id, (select count(*) from product_drafts where seller_id = ${sellerId})::integer as drafts,
      exists (select from products where id = asked.id and not seller_id = ${sellerId})
        or exists (select from draft_decisions where draft_id = asked.id and decision = 'approved' and undone_at is not null)
        or exists (select from audit_log where subject = 'product:' || asked.id and action = 'product.undone') as "isTaken",
      (select edit_version from products where id = asked.id and seller_id = ${sellerId}) as "editVersion",
      (select coalesce(max((details ->> 'version')::integer), 0) from audit_log where subject = 'product:' || asked.id
        and action in ('product.published', 'product.edited', 'draft.dropped')
        and details ->> 'sellerId' = ${sellerId}) as "lastVersion"
    from unnest(${[...ids]}::uuid[]) as asked (id)
  `.execute(tx);
  return new Map(rows.map(({ id, ...use }) => [id, use]));
}

interface KeptForm {
  id: string;
  form: ProductForm;
  /** What stands between it and being published. */
  missing: number;
  userId: string;
}

export interface NewDraft extends KeptForm {
  /** None that a draft with this id had before. */
  version: number;
  editVersion: number | null;
  /** What the product had when its changes were begun; null: what it has now. */
  seen: SeenGoods | null;
  status?: DraftRow['status'];
}

/** @returns when each was kept, by its id; one is missing where another store has a draft with that id */
export async function insertDrafts(
  tx: Tx,
  sellerId: SellerId,
  drafts: readonly NewDraft[],
): Promise<Map<string, Date>> {
  const records = drafts.map(({ id, form, missing, userId, version, editVersion, seen, status }) => ({
    ...{ id, form, missing, version, seen, status, kept_by: userId, base_version: editVersion },
  }));
  const { rows } = await sql<{ id: string; keptAt: Date }>`
    insert into product_drafts (id, seller_id, body, missing, version, base_version, status, seen, updated_by)
    select d.id, ${sellerId}::uuid, form, missing, version, base_version, status, coalesce(nullif(seen, 'null'),
      (select jsonb_build_object('units', stock, 'price', price, 'discountPrice', discount_price) from products p
        where p.id = d.id and p.seller_id = ${sellerId})), kept_by
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as d (id uuid, form jsonb, missing integer, version integer,
      base_version integer, status text, seen jsonb, kept_by uuid)
    on conflict (id) do nothing returning id, updated_at as "keptAt"
  `.execute(tx);
  return new Map(rows.map(({ id, keptAt }) => [id, keptAt]));
}

const notSubmitted = sql`state = case when state = 'in_review' then 'open' else state end, submitted_at = null, submitted_by = null`;

/** Keeps a locked draft once more. One that waited for the operator does not any more. */
export async function updateDraft(
  tx: Tx,
  sellerId: SellerId,
  { id, form, missing, userId }: KeptForm,
): Promise<{ version: number; keptAt: Date }> {
  const { rows } = await sql<{ version: number; keptAt: Date }>`
    update product_drafts set body = ${JSON.stringify(form)}, missing = ${missing}, version = version + 1, updated_by = ${userId},
      updated_at = now(), ${notSubmitted}
    where id = ${id} and seller_id = ${sellerId} returning version, updated_at as "keptAt"
  `.execute(tx);
  const [kept] = rows;
  if (!kept) throw new Error(`Draft ${id} was locked, and is gone.`);
  return kept;
}

/** Sends locked drafts to the operator, as they are. */
export async function submitLocked(
  tx: Tx,
  sellerId: SellerId,
  { ids, userId }: { ids: readonly string[]; userId: string },
) {
  await sql`
    update product_drafts set state = 'in_review', submitted_at = now(), submitted_by = ${userId}, reasons = '{}',
      note = '' where id = any(${[...ids]}::uuid[]) and seller_id = ${sellerId}
  `.execute(tx);
}

/** A locked draft waits for the operator no more. */
export async function takeBackLocked(tx: Tx, sellerId: SellerId, id: string): Promise<void> {
  await sql`update product_drafts set ${notSubmitted} where id = ${id} and seller_id = ${sellerId}`.execute(tx);
}

export async function deleteDrafts(tx: Tx, sellerId: SellerId, ids: readonly string[]): Promise<void> {
  await sql`delete from product_drafts where id = any(${[...ids]}::uuid[]) and seller_id = ${sellerId}`.execute(tx);
}

/** Who last published or threw away what has these ids, and when; no name where that was no member, but the shop. */
export async function findLastActs(
  tx: Tx,
  sellerId: SellerId,
  ids: readonly string[],
): Promise<{ id: string; name: string | null; at: Date }[]> {
  const { rows } = await sql<{ id: string; name: string | null; at: Date }>`
    select asked.id, last.name, last.at from unnest(${[...ids]}::uuid[]) as asked (id) cross join lateral (
      select u.name, entry.at from audit_log entry
      left join seller_members member on member.seller_id = ${sellerId} and member.user_id::text = entry.actor
      left join users u on u.id = member.user_id
      where entry.subject = 'product:' || asked.id and entry.details ->> 'sellerId' = ${sellerId}
        and entry.action in ('product.published', 'product.edited', 'draft.dropped')
      order by entry.at desc, entry.id desc limit 1) last
  `.execute(tx);
  return rows;
}
