import type { DeskStore } from '@oja/contract/desks/desk-store';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database/pool.ts';
import type { Membership, SellerId } from '../../http/desk.ts';

/** What an account is in a store; null for whoever does not work there. */
export async function readMembership(db: Db, sellerId: string, userId: string): Promise<Membership | null> {
  const { rows } = await sql<Membership>`
    select m.role, s.status from seller_members m join sellers s on s.id = m.seller_id
    where m.seller_id = ${sellerId} and m.user_id = ${userId}
  `.execute(db);
  return rows[0] ?? null;
}

/**
 * The same within a transaction that writes for the store: the member's row is locked, so that who was removed meanwhile writes
 * nothing, and who is being removed is removed behind it. @param staysAsItIs the store keeps its status until the end, too
 */
export async function lockMembership(
  tx: Tx,
  sellerId: SellerId,
  { userId, staysAsItIs }: { userId: string; staysAsItIs: boolean },
): Promise<Membership | null> {
  // Enough against a new status, which is part of a unique index. Its sales and stars are counted meanwhile.
  const store = staysAsItIs ? sql`for key share of s` : sql``;
  const { rows } = await sql<Membership>`
    select m.role, s.status from seller_members m join sellers s on s.id = m.seller_id
    where m.seller_id = ${sellerId} and m.user_id = ${userId} for share of m ${store}
  `.execute(tx);
  return rows[0] ?? null;
}

/** The stores that an account works for, by name. */
export async function findDeskStores(db: Db, userId: string): Promise<DeskStore[]> {
  const { rows } = await sql<DeskStore>`
    select s.id, s.slug, s.store_name as "storeName", s.store_logo as logo, member.role, s.status, s.couriers
    from seller_members member join sellers s on s.id = member.seller_id
    where member.user_id = ${userId} order by search_form(s.store_name) collate "C", s.store_name collate "C", s.id
  `.execute(db);
  return rows;
}

/**
 * Somebody who closes their account works for no store any more, and what they kept and made for one names nobody. Who owns one
 * cannot close it.
 */
export async function forgetMember(tx: Tx, userId: string): Promise<void> {
  await sql`update product_drafts set updated_by = null where updated_by = ${userId}`.execute(tx);
  await sql`update product_drafts set submitted_by = null where submitted_by = ${userId}`.execute(tx);
  await sql`update pictures set made_by = null where made_by = ${userId}`.execute(tx);
  await sql`update goods_changes set made_by = null where made_by = ${userId}`.execute(tx);
  await sql`update goods_changes set undone_by = null where undone_by = ${userId}`.execute(tx);
  await sql`update imports set made_by = null where made_by = ${userId}`.execute(tx);
  await sql`update imports set stored_by = null where stored_by = ${userId}`.execute(tx);
  await sql`update imports set undone_by = null where undone_by = ${userId}`.execute(tx);
  await sql`delete from seller_members where user_id = ${userId}`.execute(tx);
}
