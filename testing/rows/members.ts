import type { MemberRole } from '@oja/domain/people/member-roles';
import type { Db } from '../../apps/server/src/database/pool.ts';

/** Somebody works for a store from now on. */
export async function addMember(db: Db, sellerId: string, userId: string, role: MemberRole): Promise<void> {
  await db.insertInto('seller_members').values({ seller_id: sellerId, user_id: userId, role }).execute();
}

/** Somebody works for a store no longer. */
export async function removeMember(db: Db, sellerId: string, userId: string): Promise<void> {
  await db.deleteFrom('seller_members').where('seller_id', '=', sellerId).where('user_id', '=', userId).execute();
}
