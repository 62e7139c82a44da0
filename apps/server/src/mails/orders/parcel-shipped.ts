import { greeting } from '../letter/addressee.ts';
import { type MailShop, screenUrl } from '../letter/mail-shop.ts';
import { writeMail } from '../letter/write-mail.ts';
import { becauseOrdered, type ParcelMail } from './parcel-mail.ts';

/** To the buyer, when a store has handed a parcel over. */
export function parcelShipped(
  shop: MailShop,
  {
    name,
    orderNumber,
    storeName,
    trackingNumber,
    courier,
  }: ParcelMail & { trackingNumber: string; courier: string | null },
) {
  return writeMail(shop, {
    subject: `Your order ${orderNumber} is on its way`,
    preview: `${storeName} sent your parcel.`,
    heading: `${greeting('Hello', name)}, your parcel is on its way`,
    blocks: [
      { kind: 'text', text: `${storeName} sent its part of your order.` },
      {
        kind: 'facts',
        facts: [
          { label: 'Order', value: orderNumber },
          { label: 'Store', value: storeName },
          ...(courier === null ? [] : [{ label: 'Courier', value: courier }]),
          { label: 'Tracking number', value: trackingNumber },
        ],
      },
      { kind: 'button', label: 'Track my order', href: screenUrl(shop, `/track-order?order=${orderNumber}`) },
    ],
    because: becauseOrdered,
  });
}
