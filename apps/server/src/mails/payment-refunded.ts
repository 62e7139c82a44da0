import type { Kobo } from '@oja/domain/money';
import { formatAmount } from '@oja/domain/naira';
import { bankTime, type RefundReason, refundReasons } from '@oja/domain/refund';
import { greeting } from './addressee.ts';
import { type MailShop, screenUrl } from './mail-shop.ts';
import { writeMail } from './write-mail.ts';

/** To the buyer, when money of a payment goes back: to the card, or into the store credit at once. */
export function paymentRefunded(
  shop: MailShop,
  {
    name,
    amount,
    currency,
    reason,
    reference,
    toCredit,
  }: { name: string; amount: Kobo; currency: string; reason: RefundReason; reference: string; toCredit: boolean },
) {
  const money = formatAmount(amount, currency);
  return writeMail(shop, {
    subject: `We are returning ${money} to you`,
    preview: toCredit ? 'It is in your store credit now.' : 'It goes back to the card you paid with.',
    heading: `${greeting('Hello', name)}, your money is ${toCredit ? 'in your store credit' : 'on its way back'}`,
    blocks: [
      {
        kind: 'text',
        text: `${refundReasons[reason]} We are returning ${money} to you; you need not do anything.`,
      },
      {
        kind: 'facts',
        facts: [
          { label: 'Amount', value: money },
          { label: 'Goes to', value: toCredit ? 'your store credit' : 'the card or account you paid with' },
          { label: 'Payment reference', value: reference },
        ],
      },
      { kind: 'text', text: toCredit ? 'You can pay your next order with it.' : bankTime },
      { kind: 'button', label: 'Back to the shop', href: screenUrl(shop, '/') },
    ],
    because: 'You get this mail because you paid us.',
  });
}
