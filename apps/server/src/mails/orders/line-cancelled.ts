import type { Kobo } from '@oja/domain/money/money';
import { formatNaira } from '@oja/domain/money/naira';
import { type MailShop, screenUrl } from '../letter/mail-shop.ts';
import { writeMail } from '../letter/write-mail.ts';

interface LineCancelled {
  storeName: string;
  orderNumber: string;
  goods: string;
  amount: Kobo;
  endsParcel: boolean;
}

/** To a store, when one of its members has cancelled pieces of a line. */
export function lineCancelled(shop: MailShop, { storeName, orderNumber, goods, amount, endsParcel }: LineCancelled) {
  const money = formatNaira(amount);
  return writeMail(shop, {
    subject: `A line of order ${orderNumber} is cancelled`,
    preview: `${money} goes back to the buyer.`,
    heading: `${storeName}: a line was cancelled`,
    blocks: [
      {
        kind: 'text',
        text: `A member of your store cancelled ${goods} of order ${orderNumber}. ${money} goes back to the buyer.`,
      },
      {
        kind: 'text',
        text: endsParcel
          ? 'Nothing of this parcel is left: do not send it.'
          : 'Send the rest of the parcel without it.',
      },
      { kind: 'button', label: 'Write to us', href: screenUrl(shop, '/contact') },
    ],
    because: 'You get this mail because you sell in our shop.',
  });
}
