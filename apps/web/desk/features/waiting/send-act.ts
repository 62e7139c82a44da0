import type { CountOutcomes } from '@oja/contract/desks/desk-counts';
import type { DeskParcel, Outcomes } from '@oja/contract/desks/desk-orders';
import type { DeskReview } from '@oja/contract/desks/desk-reviews';
import { call } from '../../app/desk-api.ts';
import { type Act, isOfReview, type ReviewAct, type TypedWay } from './act.ts';

export type AnyAnswer = DeskParcel | Outcomes | CountOutcomes | DeskReview;

/** What the shop answers to an act. */
export type AnswerTo<A extends Act> = A['kind'] extends 'count'
  ? CountOutcomes
  : A['kind'] extends 'acceptSeveral' | 'shipSeveral'
    ? Outcomes
    : A['kind'] extends ReviewAct['kind']
      ? DeskReview
      : DeskParcel;

/** Sends an act of a member of that store. Throws `ApiError`. */
export function sendAct(seller: string, act: Act, idempotencyKey: string): Promise<AnyAnswer> {
  if (act.kind === 'count') {
    const items = act.counts.map(({ stockItemId, seen, count }) => ({ stockItemId, seen, count }));
    return call('countUnits', { params: { seller }, body: { items }, idempotencyKey });
  }
  if (isOfReview(act)) return sendReply({ seller, id: act.reviewId }, act);
  if (act.kind === 'acceptSeveral') {
    return call('acceptParcels', { params: { seller }, body: { ids: act.orderIds }, idempotencyKey });
  }
  if (act.kind === 'shipSeveral') {
    const parcels = act.parcels.map(({ orderId: id, ...way }) => ({ id, ...written(way) }));
    return call('shipParcels', {
      params: { seller },
      body: { ...written({ courier: act.courier }), parcels },
      idempotencyKey,
    });
  }
  return sendOne({ seller, id: act.orderId }, act, idempotencyKey);
}

/** Sent again it is answered as the first time: it says which reply it takes the place of. */
function sendReply(params: { seller: string; id: string }, act: ReviewAct): Promise<DeskReview> {
  const { seen } = act;
  if (act.kind === 'dropReply') return call('removeReply', { params, body: { seen } });
  return call('saveReply', { params, body: { text: act.text, seen } });
}

type OneAct = Extract<Act, { orderId: string }>;

function sendOne(params: { seller: string; id: string }, act: OneAct, idempotencyKey: string): Promise<DeskParcel> {
  switch (act.kind) {
    case 'accept':
      return call('moveParcel', { params, body: { status: 'approved', ...wordOf(act) }, idempotencyKey });
    case 'deliver':
      return call('moveParcel', { params, body: { status: 'delivered', ...wordOf(act) }, idempotencyKey });
    case 'ship':
      return call('moveParcel', { params, body: { status: 'shipped', ...wayOf(act), ...wordOf(act) }, idempotencyKey });
    case 'correct':
      return call('correctParcel', { params, body: wayOf(act), idempotencyKey });
    case 'pack':
      return call('packParcel', { params, body: { packed: act.packed }, idempotencyKey });
    case 'note':
      return call('noteParcel', { params, body: { ownNote: act.ownNote }, idempotencyKey });
  }
}

const wayOf = ({ courier, trackingNumber, riderPhone }: TypedWay) => written({ courier, trackingNumber, riderPhone });

const wordOf = ({ notes = '' }: { notes?: string }) => written({ notes });

/** Without what is left empty. */
function written<T extends Record<string, string>>(given: T): Partial<T> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value.trim())) as Partial<T>;
}
