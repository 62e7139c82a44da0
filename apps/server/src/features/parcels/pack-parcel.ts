import { audit } from '../../books/audit.ts';
import { refusal } from '../../http/refusal.ts';
import type { Handled } from './act-on-parcel.ts';
import { updatePacked } from './parcels.queries.ts';

/** Says that the goods of an accepted parcel are packed, or not after all. @throws Refusal */
export async function packParcel({ tx, desk, parcel }: Handled, packed: boolean): Promise<void> {
  const { orderId, packedAt, cancelledAt } = parcel;
  const status = cancelledAt ? 'cancelled' : parcel.status;
  if (status !== 'approved') throw refusal('parcel_cannot_be_packed', { status });
  if (packed === (packedAt !== null)) return;
  await updatePacked(tx, desk.sellerId, orderId, packed);
  await audit(tx, {
    actor: desk.userId,
    action: packed ? 'parcel.packed' : 'parcel.unpacked',
    subject: `parcel:${orderId}:${desk.sellerId}`,
  });
}
