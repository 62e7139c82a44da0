import { greeting } from '../letter/addressee.ts';
import { type MailShop, orderUrl } from '../letter/mail-shop.ts';
import { writeMail } from '../letter/write-mail.ts';
import { becauseOrdered, type ParcelMail } from './parcel-mail.ts';

/** To the buyer, when a store has confirmed its part of an order. */
export function parcelApproved(shop: MailShop, { name, orderId, orderNumber, storeName }: ParcelMail) {
  return writeMail(shop, {
    subject: `${storeName} confirmed your order ${orderNumber}`,
    preview: 'It is being packed now.',
    heading: `${greeting('Good news,', name)}: it is being packed`,
    blocks: [
      {
        kind: 'text',
        text: `${storeName} confirmed its part of your order ${orderNumber} and is packing it. We write again when the parcel is on its way.`,
      },
      { kind: 'button', label: 'See my order', href: orderUrl(shop, orderId) },
    ],
    because: becauseOrdered,
  });
}
