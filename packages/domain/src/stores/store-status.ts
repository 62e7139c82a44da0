import type { DeskAct } from '../people/member-roles.ts';

/**
 * How far a store has come: being filled in by its owner, sent to the operator, selling, sent back with reasons, or taken out
 * of the shop. Only what is approved sells.
 */
export const storeStatuses = ['opening', 'applied', 'approved', 'refused', 'suspended'] as const;
export type StoreStatus = (typeof storeStatuses)[number];

/** Of those that have never sold: nobody but their members and the operator has seen them. */
export const unopenedStatuses: readonly StoreStatus[] = ['opening', 'applied', 'refused'];

/** What goes on while a store is out of the shop: what was ordered is sent, or what was paid for it goes back. */
const goesOn = ['parcels', 'cancel'] as const satisfies readonly DeskAct[];
export type ActThatGoesOn = (typeof goesOn)[number];

/** Whether a store that stands there writes what its desk asks that right for. Of all else it is still read. */
export const mayWrite = (status: StoreStatus, act: DeskAct | 'any'): boolean =>
  status !== 'suspended' || goesOn.some((each) => each === act);

/** What moves a store on: its owner applies, the operator decides. */
export const storeActs = ['apply', 'approve', 'refuse', 'suspend', 'lift'] as const;
export type StoreAct = (typeof storeActs)[number];

const moves: Record<StoreAct, { from: readonly StoreStatus[]; to: StoreStatus }> = {
  apply: { from: ['opening', 'refused'], to: 'applied' },
  approve: { from: ['applied'], to: 'approved' },
  refuse: { from: ['applied'], to: 'refused' },
  suspend: { from: ['approved'], to: 'suspended' },
  lift: { from: ['suspended'], to: 'approved' },
};

/** Why an application is sent back: each belongs to what the owner can mend. */
export const refuseReasons = [
  'misleading name',
  'unclear address',
  'phone does not answer',
  'unsuitable picture or text',
  'forbidden goods',
  'second store of the same seller',
] as const;
/** Why a store is taken out of the shop. */
export const suspendReasons = [
  'orders not sent',
  'orders cancelled again and again',
  'goods not as described',
  'forbidden goods',
  'imitated goods',
  'complaints of buyers',
  'seller cannot be reached',
] as const;
export type StoreReason = (typeof refuseReasons)[number] | (typeof suspendReasons)[number];

export type StoreMove =
  | { kind: 'move'; to: StoreStatus }
  /** It is there already: the same request again. */
  | { kind: 'stay' }
  | { kind: 'refuse'; reason: 'cannot_move' };

/** What becomes of a store. @param automatic whether who applies is approved at once */
export function decideStoreMove(from: StoreStatus, act: StoreAct, automatic = false): StoreMove {
  const move = moves[act];
  const to = act === 'apply' && automatic ? 'approved' : move.to;
  if (move.from.includes(from)) return { kind: 'move', to };
  if (from === to) return { kind: 'stay' };
  return { kind: 'refuse', reason: 'cannot_move' };
}
