import type { StoreSettings } from '@oja/contract/desks/desk-store-form';
import type { DeskAct } from '@oja/domain/people/member-roles';
import type { Tx } from '../../database/pool.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { type Desk, demandWritable } from '../../http/desk.ts';
import { type Limit, limitRequests, minute } from '../../http/limits.ts';
import type { Call } from '../../http/route.ts';
import { changedMeanwhile } from '../teams/teams.questions.ts';
import { enterAgain } from '../teams/teams.steps.ts';
import { findLastChange, findStoreRow, lockStoreRow, type StoreRow } from './store-form.queries.ts';
import { settingsView } from './store-form.views.ts';

/** What a member does with the store itself. */
const acts: Limit = { name: 'desk-store', setting: 'limitDesk', seconds: minute, addressFactor: 10 };

/** A store, locked by a member who may change it. */
export interface AtStore {
  tx: Tx;
  desk: Desk;
  store: StoreRow;
}

export type StoreCall = Pick<Call<'saveStore' | 'setHoliday' | 'applyWithStore'>, 'request' | 'session' | 'desk'>;

/**
 * Carries out an act on the store itself, in one transaction, and shows what it says then.
 * @param before what the transaction locks before the member @param isKeyed as of `lockStoreRow` @throws Refusal
 */
export async function actOnStore(
  deps: Deps,
  { request, session, desk }: StoreCall,
  carryOut: (at: AtStore) => Promise<unknown>,
  { act = 'store', before, isKeyed }: { act?: DeskAct; before?: (tx: Tx) => Promise<void>; isKeyed: boolean },
): Promise<StoreSettings> {
  await limitRequests(deps, acts, { request, session });
  return inTransaction(deps.db, async (tx) => {
    await before?.(tx);
    // Two that share the row could not both lock it for themselves afterwards.
    const member = await enterAgain(tx, desk, act, { locksStore: false });
    const store = await lockStoreRow(tx, member.sellerId, { isKeyed });
    demandWritable(store.status, act);
    await carryOut({ tx, desk: member, store });
    return settingsView(await findStoreRow(tx, member.sellerId));
  });
}

/**
 * Whether a change is still to be written. The same request again, one version behind, is answered as the first, because its
 * answer may have been lost. @param changes it would change something @throws Refusal for who saw another version
 */
export async function isToBeWritten(
  { tx, desk, store }: AtStore,
  { seen, changes }: { seen: number; changes: boolean },
): Promise<boolean> {
  if (seen === store.editVersion) return changes;
  if (seen === store.editVersion - 1 && !changes) return false;
  throw changedMeanwhile((await findLastChange(tx, desk.sellerId)) ?? { name: null, at: new Date() });
}
