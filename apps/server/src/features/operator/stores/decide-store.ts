import { decideStoreMove, type StoreAct, type StoreReason, type StoreStatus } from '@oja/domain/stores/store-status';
import { audit } from '../../../books/audit.ts';
import type { Tx } from '../../../database/pool.ts';
import { refusal } from '../../../http/refusal.ts';
import type { NotificationEvent } from '../../../notifications/notification.ts';
import { notify } from '../../../notifications/notify.ts';
import type { Config } from '../../../settings/config.ts';
import { demandSeen, markOfStore } from '../seen.ts';
import { type LockedStore, lockStore, updateStoreStatus } from './decide-store.queries.ts';

export type OperatorStoreAct = Exclude<StoreAct, 'apply'>;

interface Decision {
  act: OperatorStoreAct;
  /** Names what the operator was shown. */
  seen: string;
  reasons: readonly StoreReason[];
  note: string;
}

interface Deciding {
  config: Config;
  operatorId: string;
  storeId: string;
}

const recorded = { approve: 'approved', refuse: 'refused', suspend: 'suspended', lift: 'lifted' } as const;

/**
 * Moves a store on as the operator has decided, about what was seen of it. Its owner is told why. What of it is in the shop
 * follows from its status. @throws Refusal
 */
export async function decideStore(
  tx: Tx,
  { config, operatorId, storeId }: Deciding,
  { act, seen, reasons, note }: Decision,
): Promise<{ id: string; status: StoreStatus }> {
  const store = await lockStore(tx, storeId.toLowerCase());
  if (!store) throw refusal('store_not_found');
  demandSeen(seen, markOfStore(store));
  const { id, status: from } = store;
  const move = decideStoreMove(from, act);
  if (move.kind !== 'move') throw refusal('store_cannot_move', { from });
  const { to } = move;
  await updateStoreStatus(tx, id, { to, reasons, note: to === 'approved' ? '' : note });
  const details = { from, to, reasons, note };
  await audit(tx, { actor: operatorId, action: `store.${recorded[act]}`, subject: `store:${id}`, details });
  if (store.ownerEmail !== null) {
    await notify(tx, config, { email: store.ownerEmail }, eventOf(act, store, { reasons, note }));
  }
  return { id, status: to };
}

function eventOf(
  act: OperatorStoreAct,
  store: LockedStore,
  why: Pick<Decision, 'reasons' | 'note'>,
): NotificationEvent {
  const { storeName, slug, ownerName } = store;
  const facts = { name: ownerName ?? '', storeName, slug, ...why };
  if (act === 'approve') return { kind: 'storeApproved', facts };
  if (act === 'refuse') return { kind: 'storeRefused', facts };
  return act === 'suspend' ? { kind: 'storeSuspended', facts } : { kind: 'storeLifted', facts };
}
