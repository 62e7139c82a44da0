import { trackingPage } from '@oja/domain/orders/couriers';
import type { Shipping } from '@oja/domain/orders/parcel-move';
import type { Block } from '../letter/letter.ts';
import { type MailShop, orderUrl, screenUrl } from '../letter/mail-shop.ts';

/** What the mails about a parcel tell of it. */
export interface ParcelMail {
  name: string;
  orderId: string;
  orderNumber: string;
  storeName: string;
}

export const becauseOrdered = 'You get this mail because you placed an order with us.';

/** How a parcel travels, and where it can be followed. */
export function wayOfParcel(
  shop: MailShop,
  { orderId, orderNumber, storeName, ...way }: ParcelMail & Shipping,
): Block[] {
  const { courier, trackingNumber, riderPhone } = way;
  const page = trackingPage(courier, trackingNumber);
  const known = [
    { label: 'Courier', value: courier },
    { label: 'Tracking number', value: trackingNumber },
    { label: "Rider's phone", value: riderPhone },
  ].flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
  return [
    {
      kind: 'facts',
      facts: [{ label: 'Order', value: orderNumber }, { label: 'Store', value: storeName }, ...known],
    },
    { kind: 'button', label: 'Track my order', href: screenUrl(shop, `/track-order?order=${orderNumber}`) },
    ...(page === null ? [] : [{ kind: 'link' as const, label: `Follow it at ${courier}`, href: page }]),
    { kind: 'link', label: 'See my order', href: orderUrl(shop, orderId) },
  ];
}
