import { cancelReasonNames } from '@oja/domain/payments/line-refund';
import { hear } from '../buyers/hear.ts';
import { parcels } from './move-parcels.ts';
import { type Seller, sendAct } from './seller.ts';

/** Cancels pieces of a line of a parcel that has not left, as the sheet does: looks at what goes back, then says so. */
export async function cancelOne(seller: Seller): Promise<void> {
  const { call, cancelled, chance, store, tally } = seller;
  const found = await parcels(seller, chance.weighed({ new: 1, 'to-pack': 1 }));
  if (found.length === 0) return;
  const params = { seller: store, id: chance.of(found).orderId };
  const parcel = await hear(tally, 'look at a parcel', call('deskOrder', { params }));
  const lines = parcel.kind === 'yes' ? parcel.value.lines.filter((one) => one.quantity > one.cancelled) : [];
  if (lines.length === 0) return;
  const { line, quantity: bought, cancelled: before } = chance.of(lines);
  const pieces = { line, quantity: chance.whole(1, bought - before) };
  const looked = await hear(tally, 'look at a cancellation', call('cancelLook', { params, body: pieces }));
  if (looked.kind !== 'yes') return;
  const { amount } = looked.value;
  const body = { ...pieces, reason: chance.of(cancelReasonNames), seen: { amount } };
  const heard = await sendAct(seller, (idempotencyKey) =>
    hear(tally, 'cancel a line', call('cancelLine', { params, body, idempotencyKey })),
  );
  tally.count('cancelled lines', heard.kind === 'no' ? heard.code : heard.kind);
  const wish = { orderId: params.id, ...pieces, amount };
  if (heard.kind === 'yes') cancelled.surely.push(wish);
  if (heard.kind === 'unknown') cancelled.perhaps.push(wish);
}
