import type { DeskAct } from '@oja/domain/people/member-roles';
import type { Tx } from '../../database/pool.ts';
import { type Desk, deskOf } from '../../http/desk.ts';
import { lockRole } from './members.queries.ts';

/** The desk as the member's role is now, which stays until the transaction ends. @throws Refusal for who was removed meanwhile */
export async function enterAgain(
  tx: Tx,
  { sellerId, userId }: Pick<Desk, 'sellerId' | 'userId'>,
  act: DeskAct,
): Promise<Desk> {
  return deskOf({ sellerId, userId, role: await lockRole(tx, sellerId, userId) }, act);
}
