import type { SellerStatus } from '@oja/domain/orders/order-status';
import { shipBy } from '@oja/domain/orders/parcel-due';
import { type AskedMove, decideParcelMove, type ParcelState } from '@oja/domain/orders/parcel-move';
import { audit } from '../../books/audit.ts';
import { refusal } from '../../http/refusal.ts';
import { notify } from '../../notifications/notify.ts';
import type { Config } from '../../settings/config.ts';
import type { Handled } from './act-on-parcel.ts';
import { type LockedParcel, updateParcel, writeSearchText } from './parcels.queries.ts';
import { refuseShipping } from './refuse-shipping.ts';

/**
 * Moves a parcel one step forward, tells the buyer, and leaves money and stock alone. The same again changes nothing.
 * @returns where it stands then @throws Refusal
 */
export async function moveParcel(
  { tx, desk, parcel }: Handled,
  config: Config,
  asked: AskedMove & { notes: string },
): Promise<SellerStatus> {
  if (parcel.cancelledAt) throw refusal('parcel_cannot_move', { from: 'cancelled', to: asked.status });
  const move = decideParcelMove(parcel, asked);
  if (move.kind === 'stay') return parcel.status;
  if (move.kind === 'refuse') {
    if (move.reason === 'cannot_move') throw refusal('parcel_cannot_move', { from: parcel.status, to: asked.status });
    throw refuseShipping(move.reason);
  }
  const { to } = move;
  const { orderId, now } = parcel;
  const dueAt = to.status === 'approved' ? shipBy(now, parcel.dispatchDays) : null;
  await updateParcel(tx, desk.sellerId, { orderId, to, dueAt, notes: asked.notes.trim() });
  if (to.status === 'approved') await writeSearchText(tx, desk.sellerId, orderId);
  await tellBuyer({ tx, desk, parcel }, config, to);
  await audit(tx, {
    actor: desk.userId,
    action: 'parcel.moved',
    subject: `parcel:${orderId}:${desk.sellerId}`,
    // A rider's phone is a person's: it is not kept for ever.
    details: { from: parcel.status, to: to.status, trackingNumber: to.trackingNumber, courier: to.courier },
  });
  return to.status;
}

/** What a buyer is told when a parcel comes there. */
const movedTo = {
  pending: null,
  approved: 'parcelApproved',
  shipped: 'parcelShipped',
  delivered: 'parcelDelivered',
} as const;

async function tellBuyer({ tx, desk, parcel }: Handled, config: Config, to: ParcelState): Promise<void> {
  const { orderId, buyerEmail: email } = parcel;
  const { status, ...way } = to;
  const kind = movedTo[status];
  if (kind === null) return;
  const about = { dedupe: `parcel:${orderId}:${desk.sellerId}:${status}`, story: orderId };
  await notify(tx, config, { email }, { kind, facts: { ...mailedOf(parcel), ...way }, ...about });
}

/** What every mail to the buyer tells of a parcel. */
export function mailedOf({ buyerName: name, orderId, orderNumber, storeName }: LockedParcel) {
  return { name, orderId, orderNumber, storeName };
}
