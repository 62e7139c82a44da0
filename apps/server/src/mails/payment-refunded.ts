import type { Kobo } from '@oja/domain/money';
import { formatAmount } from '@oja/domain/naira';
import { bankTime, type RefundReason, refundReasons } from '@oja/domain/refund';
import { greeting } from './addressee.ts';
import { type MailShop, screenUrl } from './mail-shop.ts';
import { writeMail } from './write-mail.ts';

/** To the buyer, when a payment goes back to the card. */
export function paymentRefunded(
  shop: MailShop,
  {
    name,
    amount,
    currency,
    reason,
    reference,
  }: { name: string; amount: Kobo; currency: string; reason: RefundReason; reference: string },
) {
  const money = formatAmount(amount, currency);
  return writeMail(shop, {
    subject: `We are returning ${money} to you`,
    preview: 'It goes back to the card you paid with.',
    heading: `${greeting('Hello', name)}, your money is on its way back`,
    blocks: [
      {
        kind: 'text',
        text: `${refundReasons[reason]} We are returning ${money} to you; you need not do anything.`,
      },
      {
        kind: 'facts',
        facts: [
          { label: 'Amount', value: money },
          { label: 'Goes to', value: 'the card or account you paid with' },
          { label: 'Payment reference', value: reference },
        ],
      },
      { kind: 'text', text: bankTime },
      { kind: 'button', label: 'Back to the shop', href: screenUrl(shop, '/') },
    ],
    because: 'You get this mail because you paid us.',
  });
}
