import type { Kobo } from '@oja/domain/money/money';
import { formatNaira } from '@oja/domain/money/naira';
import { type MailShop, screenUrl } from '../letter/mail-shop.ts';
import { writeMail } from '../letter/write-mail.ts';

interface RefundOfOrder {
  storeName: string;
  orderNumber: string;
  amount: Kobo;
  /** This store's parcel has arrived already. */
  delivered: boolean;
}

/** To a seller, when money of an order goes back to its buyer. */
export function orderRefunded(shop: MailShop, { storeName, orderNumber, amount, delivered }: RefundOfOrder) {
  return writeMail(shop, {
    subject: `${formatNaira(amount)} of order ${orderNumber} went back to its buyer`,
    preview: 'The order stands; your share of it is lower now.',
    heading: `${storeName}: money of an order went back`,
    blocks: [
      {
        kind: 'text',
        text: `${formatNaira(amount)} of order ${orderNumber} went back to its buyer. The order stays in your list, and your share of that amount is taken off what you earn.`,
      },
      {
        kind: 'text',
        text: delivered
          ? 'You have delivered your parcel. If the goods come back to you or you disagree, write to us.'
          : 'If your parcel has not left yet, keep it and write to us before you send it.',
      },
      { kind: 'button', label: 'Write to us', href: screenUrl(shop, '/contact') },
    ],
    because: 'You get this mail because you sell in our shop.',
  });
}
