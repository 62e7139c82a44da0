import type { MailShop } from '../letter/mail-shop.ts';
import { writeMail } from '../letter/write-mail.ts';

/**
 * To whoever wrote to the shop. It repeats nothing that was typed but the order number: the address may be somebody
 * else's, and must not get a stranger's words from us.
 */
export function contactReceipt(shop: MailShop, { topic, orderNumber }: { topic: string; orderNumber: string | null }) {
  return writeMail(shop, {
    subject: 'We have your message',
    preview: 'We answer within one working day.',
    heading: 'Thank you for writing to us',
    blocks: [
      {
        kind: 'text',
        text: 'Your message has arrived. Somebody of our team reads it and answers within one working day.',
      },
      {
        kind: 'facts',
        facts: [
          { label: 'It is about', value: topic },
          ...(orderNumber === null ? [] : [{ label: 'Order', value: orderNumber }]),
        ],
      },
      { kind: 'fine', text: `In a hurry? Call ${shop.phone}. If you did not write to us, you need not do anything.` },
    ],
    because: 'You get this mail because a message was sent to us with this address.',
  });
}
