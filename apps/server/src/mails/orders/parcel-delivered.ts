import { greeting } from '../letter/addressee.ts';
import { type MailShop, orderUrl } from '../letter/mail-shop.ts';
import { writeMail } from '../letter/write-mail.ts';
import { becauseOrdered, type ParcelMail } from './parcel-mail.ts';

/** To the buyer, when a parcel has arrived. */
export function parcelDelivered(shop: MailShop, { name, orderId, orderNumber, storeName }: ParcelMail) {
  return writeMail(shop, {
    subject: `Your parcel from ${storeName} was delivered`,
    preview: 'We hope you like it.',
    heading: `${greeting('Hello', name)}, your parcel is there`,
    blocks: [
      {
        kind: 'text',
        text: `The parcel from ${storeName}, part of your order ${orderNumber}, was delivered. We hope you like it.`,
      },
      { kind: 'text', text: 'A review of what you bought helps other shoppers, and the store.' },
      { kind: 'button', label: 'See my order', href: orderUrl(shop, orderId) },
      {
        kind: 'fine',
        text: `It did not arrive, or something is wrong with it? Write to ${shop.email} with your order number.`,
      },
    ],
    because: becauseOrdered,
  });
}
