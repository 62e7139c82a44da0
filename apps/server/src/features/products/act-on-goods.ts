import type { Tx } from '../../database/pool.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Desk } from '../../http/desk.ts';
import { type Limit, limitRequests, minute } from '../../http/limits.ts';
import type { Call } from '../../http/route.ts';
import { enterAgain } from '../teams/teams.steps.ts';

/** What a member does with goods, one at a time. */
const acts: Limit = { name: 'desk-goods', setting: 'limitDesk', seconds: minute, addressFactor: 10 };

type GoodsAct =
  | 'keepDraft'
  | 'dropDraft'
  | 'publishDraft'
  | 'takeBackDraft'
  | 'duplicateProduct'
  | 'placeProduct'
  | 'priceProduct'
  | 'lookAtChange'
  | 'makeChange'
  | 'undoChange'
  | 'mendImportRow'
  | 'addImportPictures'
  | 'dropImport'
  | 'storeImport'
  | 'undoImport';
export type GoodsCall = Pick<Call<GoodsAct>, 'request' | 'session' | 'desk'>;

/** A member who may write goods, in the transaction of what is written. */
export interface AtGoods {
  tx: Tx;
  desk: Desk;
}

/** Who puts goods of a store in the shop: a member, or an operator who has looked at them. */
export interface ForStore {
  tx: Tx;
  desk: Pick<Desk, 'sellerId' | 'userId'>;
}

/**
 * Carries out an act on the goods of a store, in one transaction. @param isWorthAnother as of `inTransaction`
 * @throws Refusal
 */
export async function actOnGoods<T>(
  deps: Deps,
  { request, session, desk }: GoodsCall,
  carryOut: (at: AtGoods) => Promise<T>,
  { isWorthAnother }: { isWorthAnother?: (error: unknown) => boolean } = {},
): Promise<T> {
  await limitRequests(deps, acts, { request, session });
  const work = async (tx: Tx) => carryOut({ tx, desk: await enterAgain(tx, desk, 'goods') });
  return inTransaction(deps.db, work, isWorthAnother);
}
