import type { DeskAct } from '@oja/domain/people/member-roles';
import { mayWrite } from '@oja/domain/stores/store-status';
import type { Tx } from '../../database/pool.ts';
import { type Desk, deskOf } from '../../http/desk.ts';
import { lockMembership } from './members.queries.ts';

/**
 * The desk as the member's role and the store are now, which stays until the transaction ends. Parcels go on whatever becomes of
 * the store, so that it is not held for them.
 * @param locksStore false for who locks the row of the store next, more strongly, and asks `demandWritable` of what it says
 * @throws Refusal for who was removed meanwhile, and for a store that was suspended
 */
export async function enterAgain(
  tx: Tx,
  { sellerId, userId }: Pick<Desk, 'sellerId' | 'userId'>,
  act: DeskAct,
  { locksStore = true } = {},
): Promise<Desk> {
  const staysAsItIs = locksStore && !mayWrite('suspended', act);
  const membership = await lockMembership(tx, sellerId, { userId, staysAsItIs });
  return deskOf({ sellerId, userId, membership }, act, { writes: true });
}
