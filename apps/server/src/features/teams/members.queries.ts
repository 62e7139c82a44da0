import type { DeskStore } from '@oja/contract/desks/desk-store';
import type { MemberRole } from '@oja/domain/people/member-roles';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database/pool.ts';
import type { SellerId } from '../../http/desk.ts';

/** The role that an account has in a store; null for whoever does not work there. */
export async function readRole(db: Db, sellerId: string, userId: string): Promise<MemberRole | null> {
  const { rows } = await sql<{ role: MemberRole }>`
    select role from seller_members where seller_id = ${sellerId} and user_id = ${userId}
  `.execute(db);
  return rows[0]?.role ?? null;
}

/**
 * The same within a transaction that writes for the store: the row is locked, so that who was removed meanwhile writes
 * nothing, and who is being removed is removed behind it.
 */
export async function lockRole(tx: Tx, sellerId: SellerId, userId: string): Promise<MemberRole | null> {
  const { rows } = await sql<{ role: MemberRole }>`
    select role from seller_members where seller_id = ${sellerId} and user_id = ${userId} for share
  `.execute(tx);
  return rows[0]?.role ?? null;
}

/** The stores that an account works for, by name. */
export async function findDeskStores(db: Db, userId: string): Promise<DeskStore[]> {
  const { rows } = await sql<DeskStore>`
    select s.id, s.slug, s.store_name as "storeName", s.store_logo as logo, member.role, s.status
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
  await sql`update pictures set made_by = null where made_by = ${userId}`.execute(tx);
  await sql`update goods_changes set made_by = null where made_by = ${userId}`.execute(tx);
  await sql`update goods_changes set undone_by = null where undone_by = ${userId}`.execute(tx);
  await sql`delete from seller_members where user_id = ${userId}`.execute(tx);
}
