import type { Kobo } from '@oja/domain/money/money';
import { formatNaira } from '@oja/domain/money/naira';
import { type CancelReason, cancelReasons } from '@oja/domain/payments/line-refund';
import { bankTime } from '@oja/domain/payments/refund';
import { greeting } from '../letter/addressee.ts';
import { type MailShop, orderUrl } from '../letter/mail-shop.ts';
import { writeMail } from '../letter/write-mail.ts';
import { becauseOrdered, type ParcelMail } from './parcel-mail.ts';

interface LineNotSent extends ParcelMail {
  /** '2 × Adìrẹ five yards' */
  goods: string;
  reason: CancelReason;
  /** Of the store, to the buyer; '' where it wrote none. */
  words: string;
  amount: Kobo;
  toCredit: boolean;
  /** Nothing of the parcel is left. */
  endsParcel: boolean;
}

/** To the buyer, when a store does not send pieces of a line, whose money goes back. */
export function lineNotSent(shop: MailShop, about: LineNotSent) {
  const { name, orderId, orderNumber, storeName, goods, reason, words, amount, toCredit, endsParcel } = about;
  const money = formatNaira(amount);
  return writeMail(shop, {
    subject: `A part of your order ${orderNumber} does not come: ${money} goes back to you`,
    preview: `${goods}. ${cancelReasons[reason]}`,
    heading: `${greeting('Hello', name)}, a part of your order does not come`,
    blocks: [
      {
        kind: 'text',
        text: `${storeName} does not send you ${goods}. ${cancelReasons[reason]} ${
          toCredit
            ? `${money} is in your store credit now.`
            : `We are returning ${money} to the card or account you paid with.`
        }`,
      },
      {
        kind: 'facts',
        facts: [
          { label: 'Order', value: orderNumber },
          { label: 'Does not come', value: goods },
          { label: toCredit ? 'In your store credit' : 'Goes back to you', value: money },
          ...(words === '' ? [] : [{ label: `${storeName} writes`, value: words }]),
        ],
      },
      {
        kind: 'text',
        text: endsParcel
          ? `Nothing else of this order comes from ${storeName}.`
          : 'Everything else comes as you ordered it.',
      },
      ...(toCredit ? [] : [{ kind: 'text' as const, text: bankTime }]),
      { kind: 'button', label: 'See my order', href: orderUrl(shop, orderId) },
    ],
    because: becauseOrdered,
  });
}
