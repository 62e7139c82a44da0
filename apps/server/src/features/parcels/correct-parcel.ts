import { type AskedShipping, decideCorrection } from '@oja/domain/orders/parcel-move';
import { audit } from '../../books/audit.ts';
import { refusal } from '../../http/refusal.ts';
import { notify } from '../../notifications/notify.ts';
import type { Config } from '../../settings/config.ts';
import type { Handled } from './act-on-parcel.ts';
import { mailedOf } from './move-parcel.ts';
import { updateWay, waitToCorrect } from './parcels.queries.ts';
import { refuseShipping } from './refuse-shipping.ts';

/** Writes anew how a parcel travels that is on its way, and tells the buyer: a few times a day. @throws Refusal */
export async function correctParcel(
  { tx, desk, parcel }: Handled,
  config: Config,
  asked: AskedShipping,
): Promise<void> {
  const { orderId, status } = parcel;
  const correction = decideCorrection(parcel, asked);
  if (correction.kind === 'stay') return;
  if (correction.kind === 'refuse') {
    if (correction.reason === 'not_on_its_way') throw refusal('parcel_not_on_its_way', { status });
    throw refuseShipping(correction.reason);
  }
  const wait = await waitToCorrect(tx, desk.sellerId, orderId);
  if (wait !== null) throw refusal('too_many_requests', {}, wait);
  const { to } = correction;
  await updateWay(tx, desk.sellerId, orderId, to);
  const facts = { ...mailedOf(parcel), ...to };
  await notify(tx, config, { email: parcel.buyerEmail }, { kind: 'parcelCorrected', facts, story: orderId });
  await audit(tx, {
    actor: desk.userId,
    action: 'parcel.corrected',
    subject: `parcel:${orderId}:${desk.sellerId}`,
    details: {
      from: { trackingNumber: parcel.trackingNumber, courier: parcel.courier },
      to: { trackingNumber: to.trackingNumber, courier: to.courier },
    },
  });
}
