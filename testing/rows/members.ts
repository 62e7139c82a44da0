import type { MemberRole } from '@oja/domain/people/member-roles';
import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/database/pool.ts';

/** Somebody works for a store from now on. */
export async function addMember(db: Db, sellerId: string, userId: string, role: MemberRole): Promise<void> {
  await db.insertInto('seller_members').values({ seller_id: sellerId, user_id: userId, role }).execute();
}

/** Somebody works for a store no longer. */
export async function removeMember(db: Db, sellerId: string, userId: string): Promise<void> {
  await db.deleteFrom('seller_members').where('seller_id', '=', sellerId).where('user_id', '=', userId).execute();
}

/**
 * Somebody works for a store no longer, from the first moment when nobody reads its members.
 *
 * A lock on the table is given in the order in which it was asked for; one on the row is not: whoever reads
 * the row at the moment when it is free would be before the one that waited for it.
 */
export async function removeMemberInTurn(db: Db, sellerId: string, userId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`lock table seller_members in exclusive mode`.execute(tx);
    await tx.deleteFrom('seller_members').where('seller_id', '=', sellerId).where('user_id', '=', userId).execute();
  });
}
