import type { Parcel } from '@oja/contract/desks/parcels';
import { type AskedMove, decideParcelMove } from '@oja/domain/orders/parcel-move';
import { audit } from '../../books/audit.ts';
import type { Tx } from '../../database/pool.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { refusal } from '../../http/refusal.ts';
import { notify } from '../../notifications/notify.ts';
import { lockOwnParcel, type ParcelRow, updateParcel } from './parcels.queries.ts';

/**
 * Moves the parcel of the account's own store one step forward, tells the buyer, and leaves money and stock alone. The
 * same request again changes nothing. @throws Refusal
 */
export async function moveParcel(
  { config, db }: Deps,
  ownerId: string,
  orderId: string,
  asked: AskedMove & { notes: string },
): Promise<Parcel> {
  return inTransaction(db, async (tx) => {
    const parcel = await lockOwnParcel(tx, orderId, ownerId);
    if (!parcel) throw refusal('parcel_not_found');
    const move = decideParcelMove(parcel, asked);
    if (move.kind === 'stay') return parcelView(parcel);
    if (move.kind === 'refuse') {
      if (move.reason === 'tracking_number_needed') throw refusal('tracking_number_needed');
      throw refusal('parcel_cannot_move', { from: parcel.status, to: asked.status });
    }
    const { sellerId } = parcel;
    const moved = { ...parcel, ...move.to };
    const written = await updateParcel(tx, { orderId, sellerId, ...move.to, notes: asked.notes.trim() || null });
    await tellBuyer(tx, config, moved);
    await audit(tx, {
      actor: ownerId,
      action: 'parcel.moved',
      subject: `parcel:${orderId}:${sellerId}`,
      details: { from: parcel.status, to: moved.status, trackingNumber: moved.trackingNumber, courier: moved.courier },
    });
    return parcelView({ ...moved, ...written });
  });
}

/** What a buyer is told when a parcel comes there. */
const movedTo = {
  pending: null,
  approved: 'parcelApproved',
  shipped: 'parcelShipped',
  delivered: 'parcelDelivered',
} as const;

async function tellBuyer(tx: Tx, config: Deps['config'], parcel: ParcelRow): Promise<void> {
  const { buyerName: name, buyerEmail: email, orderId, orderNumber, storeName, status } = parcel;
  const { trackingNumber, courier } = parcel;
  const facts = { name, orderId, orderNumber, storeName, trackingNumber: trackingNumber ?? '', courier };
  const kind = movedTo[status];
  if (kind === null) return;
  const about = { dedupe: `parcel:${orderId}:${parcel.sellerId}:${status}`, story: orderId };
  await notify(tx, config, { email }, { kind, facts, ...about });
}

function parcelView(row: ParcelRow): Parcel {
  const { orderId, orderNumber, status, trackingNumber, courier, notes } = row;
  return {
    orderId,
    orderNumber,
    status,
    trackingNumber,
    courier,
    notes,
    approvedAt: row.approvedAt?.toISOString() ?? null,
    shippedAt: row.shippedAt?.toISOString() ?? null,
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
  };
}
