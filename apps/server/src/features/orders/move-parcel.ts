import type { Parcel } from '@oja/contract/parcels';
import { type AskedMove, decideParcelMove } from '@oja/domain/orders/parcel-move';
import { audit } from '../../books/audit.ts';
import type { Tx } from '../../database/pool.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { refusal } from '../../http/refusal.ts';
import { mailsOf } from '../../mails/mails.ts';
import { postMail } from '../../platform/mail/post-mail.ts';
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
      details: { from: parcel.status, to: moved.status, trackingNumber: moved.trackingNumber },
    });
    return parcelView({ ...moved, ...written });
  });
}

async function tellBuyer(tx: Tx, config: Deps['config'], parcel: ParcelRow): Promise<void> {
  const { buyerName: name, buyerEmail, orderId, orderNumber, storeName, status, trackingNumber } = parcel;
  const mails = mailsOf(config);
  const of = { name, orderId, orderNumber, storeName };
  const mail = {
    pending: () => null,
    approved: () => mails.parcelApproved(of),
    shipped: () => mails.parcelShipped({ ...of, trackingNumber: trackingNumber ?? '' }),
    delivered: () => mails.parcelDelivered(of),
  }[status]();
  if (!mail) return;
  const dedupe = `parcel:${orderId}:${parcel.sellerId}:${status}`;
  await postMail(tx, buyerEmail, mail, { dedupe, story: orderId });
}

function parcelView(row: ParcelRow): Parcel {
  const { orderId, orderNumber, status, trackingNumber, notes } = row;
  return {
    orderId,
    orderNumber,
    status,
    trackingNumber,
    notes,
    approvedAt: row.approvedAt?.toISOString() ?? null,
    shippedAt: row.shippedAt?.toISOString() ?? null,
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
  };
}
