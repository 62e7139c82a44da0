import type { AutomaticRefundReason } from '@oja/domain/disposition';
import type { Kobo } from '@oja/domain/money';
import { formatNaira } from '@oja/domain/naira';
import { greeting } from './addressee.ts';
import { type MailShop, screenUrl } from './mail-shop.ts';
import { writeMail } from './write-mail.ts';

const reasons: Record<AutomaticRefundReason | 'requested', string> = {
  out_of_stock_after_payment: 'What you ordered was sold out before your payment was confirmed.',
  duplicate_payment: 'The same cart was paid for twice; the order stands with the other payment.',
  amount_mismatch: 'The amount that was paid is not the amount of the order.',
  currency_mismatch: 'The payment came in another currency than the order.',
  requested: 'You asked us to, or we agreed on it with you.',
};

/** To the buyer, when a payment goes back to the card. */
export function paymentRefunded(
  shop: MailShop,
  { name, amount, reason, reference }: { name: string; amount: Kobo; reason: keyof typeof reasons; reference: string },
) {
  return writeMail(shop, {
    subject: `We are returning ${formatNaira(amount)} to you`,
    preview: 'It goes back to the card you paid with.',
    heading: `${greeting('Hello', name)}, your money is on its way back`,
    blocks: [
      {
        kind: 'text',
        text: `${reasons[reason]} We are returning ${formatNaira(amount)} to you; you need not do anything.`,
      },
      {
        kind: 'facts',
        facts: [
          { label: 'Amount', value: formatNaira(amount) },
          { label: 'Goes to', value: 'the card or account you paid with' },
          { label: 'Payment reference', value: reference },
        ],
      },
      { kind: 'text', text: 'Banks take up to 10 working days to show it.' },
      { kind: 'button', label: 'Back to the shop', href: screenUrl(shop, '/') },
    ],
    because: 'You get this mail because you paid us.',
  });
}
