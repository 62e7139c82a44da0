import type { DeskParcel } from '@oja/contract/desks/desk-orders';
import type { Tx } from '../../database/pool.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Desk } from '../../http/desk.ts';
import { answerOnce, keyedRequest } from '../../http/idempotency.ts';
import { type Limit, limitRequests, minute } from '../../http/limits.ts';
import { refusal } from '../../http/refusal.ts';
import type { Call } from '../../http/route.ts';
import { enterAgain as enterDeskAgain } from '../teams/teams.steps.ts';
import { type LockedParcel, lockParcel } from './parcels.queries.ts';
import { showParcel } from './show-parcel.ts';

/** What a member does with one parcel. */
const actsOnOne: Limit = { name: 'desk', setting: 'limitDesk', seconds: minute, addressFactor: 10 };

/** A parcel of a store, locked by a member who may move it. */
export interface Handled {
  tx: Tx;
  desk: Desk;
  parcel: LockedParcel;
}

type ActName = 'moveParcel' | 'packParcel' | 'correctParcel' | 'noteParcel';

/**
 * Carries out an act on one parcel of a store, once for each `Idempotency-Key`, and shows the parcel. Under the key lies
 * that it was done and nothing of what is shown: a repeat is answered what its member may see then. @throws Refusal
 */
export async function actOnParcel<N extends ActName>(
  deps: Deps,
  name: N,
  {
    request,
    session,
    desk,
    params,
    body,
  }: Pick<Call<ActName>, 'request' | 'session' | 'desk' | 'params'> & {
    body: unknown;
  },
  carryOut: (handled: Handled) => Promise<unknown>,
): Promise<DeskParcel> {
  await limitRequests(deps, actsOnOne, { request, session });
  const keyed = keyedRequest(request, session, name, { params, body });
  const { id: orderId } = params;
  return inTransaction(deps.db, async (tx) => {
    const member = await enterAgain(tx, desk);
    await answerOnce(tx, keyed, async () => {
      await carryOut(await handle(tx, member, orderId));
      return { orderId };
    });
    return showParcel(tx, member, orderId);
  });
}

/** As `enterAgain` of teams, to move parcels. @throws Refusal for who was removed meanwhile */
export const enterAgain = (tx: Tx, desk: Desk): Promise<Desk> => enterDeskAgain(tx, desk, 'parcels');

/** @throws Refusal when the store has no part of such an order */
export async function handle(tx: Tx, desk: Desk, orderId: string): Promise<Handled> {
  const parcel = await lockParcel(tx, desk.sellerId, orderId);
  if (!parcel) throw refusal('parcel_not_found');
  return { tx, desk, parcel };
}
