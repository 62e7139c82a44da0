import type { Tx } from '../../../database/pool.ts';
import type { Desk } from '../../../http/desk.ts';
import { Refusal } from '../../../http/refusal.ts';
import { demandSelling } from '../../stores/stores.steps.ts';
import { enterAgain } from '../../teams/teams.steps.ts';
import { endWhenDone } from './carry-on.ts';
import { type LockedChange, refuseLeft } from './parts.queries.ts';

type Member = Pick<Desk, 'sellerId' | 'userId'>;

export const STORE_CLOSED = 'The store does not sell any more.';
export const MEMBER_GONE = 'Who changed this may not do so any more.';

/** Ends a locked change where it stands if its store does not sell any more. @returns whether it did */
export const stopWhereClosed = (tx: Tx, member: Member, change: LockedChange): Promise<boolean> =>
  stopWhereRefused(tx, member, { change, problem: STORE_CLOSED, demand: () => demandSelling(tx, member.sellerId) });

/** The same if who makes or undoes it may not do so any more. */
export const stopWhereGone = (tx: Tx, member: Member, change: LockedChange): Promise<boolean> =>
  stopWhereRefused(tx, member, { change, problem: MEMBER_GONE, demand: () => enterAgain(tx, member, 'goods') });

interface Stopping {
  change: LockedChange;
  problem: string;
  demand: () => Promise<unknown>;
}

async function stopWhereRefused(tx: Tx, member: Member, { change, problem, demand }: Stopping): Promise<boolean> {
  if (!(await isRefused(demand))) return false;
  const { id } = change;
  const left =
    change.state === 'making'
      ? ({ from: 'planned', to: 'refused' } as const)
      : ({ from: 'made', to: 'not-undone' } as const);
  await refuseLeft(tx, member.sellerId, { id, ...left, problem });
  await endWhenDone(tx, member, change);
  return true;
}

/** Whether what is demanded is refused. */
export async function isRefused(demand: () => Promise<unknown>): Promise<boolean> {
  try {
    await demand();
    return false;
  } catch (error) {
    if (error instanceof Refusal) return true;
    throw error;
  }
}
