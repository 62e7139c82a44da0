import { audit } from '../../books/audit.ts';
import { refusal } from '../../http/refusal.ts';
import type { Handled } from './act-on-parcel.ts';
import { updateOwnNote } from './parcels.queries.ts';

/** Keeps a note about a parcel for the members of its store, as long as they may know whose it is. @throws Refusal */
export async function noteParcel({ tx, desk, parcel }: Handled, text: string): Promise<void> {
  const ownNote = text.trim();
  const { orderId } = parcel;
  if (ownNote === parcel.ownNote) return;
  if (ownNote !== '' && parcel.isForgotten) throw refusal('parcel_forgotten');
  await updateOwnNote(tx, desk.sellerId, orderId, ownNote);
  // Its words are the store's own, and may be about a person.
  await audit(tx, { actor: desk.userId, action: 'parcel.noted', subject: `parcel:${orderId}:${desk.sellerId}` });
}
