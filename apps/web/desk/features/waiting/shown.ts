import type { DeskParcel } from '@oja/contract/desks/desk-orders';
import type { Pulse } from '@oja/contract/desks/desk-store';
import type { SellerStatus } from '@oja/domain/orders/order-status';
import { type Act, ordersOf, type WaitingAct } from './act.ts';

/** Where an act takes a parcel; undefined where it stays. */
const target: Partial<Record<Act['kind'], SellerStatus>> = {
  accept: 'approved',
  acceptSeveral: 'approved',
  ship: 'shipped',
  shipSeveral: 'shipped',
  deliver: 'delivered',
};

interface Standing {
  orderId: string;
  status: SellerStatus;
  packedAt: string | null;
  dueAt: string | null;
}

/** A parcel in a list as it stands once what waits is done. */
export function shownOrder<O extends Standing>(order: O, waiting: readonly WaitingAct[]): O {
  return actsOn(order.orderId, waiting).reduce(afterStep, order);
}

/** A parcel as it stands once what waits is done. */
export function shownParcel(parcel: DeskParcel, waiting: readonly WaitingAct[]): DeskParcel {
  return actsOn(parcel.orderId, waiting).reduce(
    (shown, kept) => ({ ...afterStep(shown, kept), ...writtenBy(kept.act, shown) }),
    parcel,
  );
}

/** How much waits once what is done already has been sent. */
export function shownPulse(pulse: Pulse, waiting: readonly WaitingAct[]): Pulse {
  return waiting.reduce((shown, { act }) => afterAct(shown, act), pulse);
}

const actsOn = (orderId: string, waiting: readonly WaitingAct[]) =>
  waiting.filter(({ act }) => ordersOf(act).includes(orderId));

function afterStep<O extends Standing>(order: O, { act, at }: WaitingAct): O {
  if (act.kind === 'pack') return { ...order, packedAt: act.packed ? new Date(at).toISOString() : null };
  const status = target[act.kind];
  // When an accepted one is to leave, the shop says.
  return status ? { ...order, status, dueAt: null } : order;
}

function writtenBy(act: Act, parcel: DeskParcel): Partial<DeskParcel> {
  if (act.kind === 'note') return { ownNote: act.ownNote };
  const way = wayIn(act, parcel.orderId);
  return way
    ? { courier: way.courier || null, trackingNumber: way.trackingNumber || null, riderPhone: way.riderPhone || null }
    : {};
}

function wayIn(act: Act, orderId: string) {
  if (act.kind === 'ship' || act.kind === 'correct') return act;
  if (act.kind !== 'shipSeveral') return undefined;
  const own = act.parcels.find((parcel) => parcel.orderId === orderId);
  return own && { ...own, courier: act.courier };
}

/** Which counts a step takes a parcel out of, and into. */
const moves: Partial<Record<SellerStatus, { from: 'new' | 'toPack' | 'onTheWay'; to?: 'toPack' | 'onTheWay' }>> = {
  approved: { from: 'new', to: 'toPack' },
  shipped: { from: 'toPack', to: 'onTheWay' },
  delivered: { from: 'onTheWay' },
};

function afterAct(pulse: Pulse, act: Act): Pulse {
  const move = moves[target[act.kind] ?? 'pending'];
  if (!move) return pulse;
  const count = Math.min(ordersOf(act).length, pulse[move.from]);
  const left = { ...pulse, [move.from]: pulse[move.from] - count };
  return move.to ? { ...left, [move.to]: left[move.to] + count } : left;
}
