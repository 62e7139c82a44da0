import type { Shipping } from '@oja/domain/orders/parcel-move';
import { greeting } from '../letter/addressee.ts';
import type { MailShop } from '../letter/mail-shop.ts';
import { writeMail } from '../letter/write-mail.ts';
import { becauseOrdered, type ParcelMail, wayOfParcel } from './parcel-mail.ts';

/** To the buyer, when a store has written anew how a parcel travels that is on its way. */
export function parcelCorrected(shop: MailShop, parcel: ParcelMail & Shipping) {
  const { name, orderNumber, storeName } = parcel;
  return writeMail(shop, {
    subject: `New tracking details of your order ${orderNumber}`,
    preview: `${storeName} corrected how your parcel travels.`,
    heading: `${greeting('Hello', name)}, this is how your parcel travels`,
    blocks: [
      {
        kind: 'text',
        text: `${storeName} corrected what we told you of your parcel. Please go by this, and not by our earlier mail.`,
      },
      ...wayOfParcel(shop, parcel),
    ],
    because: becauseOrdered,
  });
}
