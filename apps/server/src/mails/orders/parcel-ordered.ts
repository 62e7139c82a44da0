import type { Kobo } from '@oja/domain/money/money';
import { ACCEPT_WITHIN_HOURS } from '@oja/domain/orders/parcel-due';
import { greeting } from '../letter/addressee.ts';
import type { Good } from '../letter/letter.ts';
import { deskOrderUrl, type MailShop } from '../letter/mail-shop.ts';
import { writeMail } from '../letter/write-mail.ts';
import type { ParcelMail } from './parcel-mail.ts';

/** A mail stays small however much was bought; the rest stands at the desk. */
const mostGoods = 8;

export interface OrderedParcelMail extends ParcelMail {
  slug: string;
  goods: readonly Good[];
  /** 'Ikeja, Lagos': where it goes is told in full at the desk, once it is accepted. */
  place: string;
  /** Goods less commission. */
  youGet: Kobo;
}

/** To who runs a store, when somebody has bought there. */
export function parcelOrdered(
  shop: MailShop,
  { name, orderId, orderNumber, storeName, slug, goods, place, youGet }: OrderedParcelMail,
) {
  const left = goods.length - mostGoods;
  return writeMail(shop, {
    subject: `New order ${orderNumber} for ${storeName}`,
    preview: `It is paid. Please accept it within ${ACCEPT_WITHIN_HOURS} hours of the order.`,
    heading: `${greeting('Good news,', name)}: ${storeName} has a new order`,
    blocks: [
      {
        kind: 'text',
        text: `Order ${orderNumber} is paid. Please accept it within ${ACCEPT_WITHIN_HOURS} hours of the order; its buyer is waiting to hear from you.`,
      },
      {
        kind: 'goods',
        goods: goods.slice(0, mostGoods),
        sums: [{ label: 'You get', amount: youGet, total: true }],
      },
      ...(left > 0
        ? [{ kind: 'fine' as const, text: `The list goes on with ${left} more; all of it stands at your desk.` }]
        : []),
      {
        kind: 'facts',
        facts: [
          { label: 'Order', value: orderNumber },
          { label: 'Goes to', value: place },
        ],
      },
      { kind: 'button', label: 'Open the order', href: deskOrderUrl(shop, slug, orderId) },
    ],
    because: `You get this mail because you work for ${storeName}.`,
  });
}
