import { chargeNames, chargeWords } from '@oja/domain/money/charges';
import type { Quote } from '@oja/domain/money/pricing';
import type { ShippingInfo } from '@oja/domain/orders/checkout';
import { changedAddressWords } from '@oja/domain/orders/destination';
import { type PaymentMethod, paymentMethodNames } from '@oja/domain/payments/payment-method';
import { placeLine } from '@oja/domain/people/place';
import { greeting } from '../letter/addressee.ts';
import type { Good } from '../letter/letter.ts';
import { type MailShop, orderUrl, screenUrl } from '../letter/mail-shop.ts';
import { writeMail } from '../letter/write-mail.ts';

/** A mail stays small however much was bought; the rest stands in the shop. */
const mostGoods = 8;

export interface PlacedOrderMail {
  name: string;
  orderId: string;
  orderNumber: string;
  goods: readonly Good[];
  quote: Quote;
  shippingInfo: ShippingInfo;
  /** What the buyer gave on a newer payment page than the one that was paid. */
  changedAddress: ShippingInfo | null;
  method: PaymentMethod;
}

/** To the buyer, when the money is confirmed. */
export function orderPlaced(
  shop: MailShop,
  { name, orderId, orderNumber, goods, quote, shippingInfo, changedAddress, method }: PlacedOrderMail,
) {
  const left = goods.length - mostGoods;
  return writeMail(shop, {
    subject: `Your order ${orderNumber} is placed`,
    preview: 'Thank you. We tell you when it is on its way.',
    heading: `Thank you${greeting(',', name)}`,
    blocks: [
      {
        kind: 'text',
        text: `Your order ${orderNumber} is placed and paid. Each store now confirms its part and sends it to you; a mail follows at every step.`,
      },
      {
        kind: 'goods',
        goods: goods.slice(0, mostGoods),
        sums: [
          { label: 'Subtotal', amount: quote.subtotal },
          ...quote.charges.map((charge) => ({
            label: chargeNames[charge.kind],
            amount: charge.amount,
            words: chargeWords(charge),
          })),
          { label: 'Total', amount: quote.total, total: true },
        ],
      },
      ...(left > 0
        ? [{ kind: 'fine' as const, text: `The list goes on with ${left} more; all of it stands in your orders.` }]
        : []),
      {
        kind: 'facts',
        facts: [
          { label: 'Order', value: orderNumber },
          { label: 'Paid by', value: paymentMethodNames[method].toLowerCase() },
          { label: 'Goes to', value: addressLines(shippingInfo) },
        ],
      },
      ...(changedAddress
        ? [
            { kind: 'text' as const, text: changedAddressWords(shippingInfo, changedAddress) },
            { kind: 'link' as const, label: 'Write to us', href: screenUrl(shop, '/contact') },
          ]
        : []),
      { kind: 'button', label: 'See my order', href: orderUrl(shop, orderId) },
    ],
    because: 'You get this mail because you placed an order with us.',
  });
}

function addressLines({ firstName, lastName, address, city, state, zipCode, country, phone }: ShippingInfo): string {
  return [`${firstName} ${lastName}`, address, `${placeLine([city, state])} ${zipCode}`, country, phone].join('\n');
}
