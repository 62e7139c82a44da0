import type { MailContent } from '../../platform/mail/mail.ts';
import type { MailShop } from '../letter/mail-shop.ts';
import { writeMail } from '../letter/write-mail.ts';

export interface ContactMessageMail {
  name: string;
  email: string;
  topic: string;
  orderNumber: string | null;
  message: string;
  /** Who sent it was signed in with this address. */
  account: string | null;
}

/** To the shop itself: what somebody wrote on the contact page. An answer goes to the writer. */
export function contactMessage(
  shop: MailShop,
  { name, email, topic, orderNumber, message, account }: ContactMessageMail,
): MailContent {
  const mail = writeMail(shop, {
    subject: `${topic}: ${name}`,
    preview: message.replace(/\s+/g, ' ').slice(0, 120),
    heading: `${name} writes`,
    blocks: [
      { kind: 'quote', text: message },
      {
        kind: 'facts',
        facts: [
          { label: 'Topic', value: topic },
          { label: 'Order', value: orderNumber ?? 'none given' },
          { label: 'Answer to', value: email },
          { label: 'Signed in', value: account ?? 'no' },
        ],
      },
    ],
    because: 'Sent from the contact page. Answering this mail answers the writer.',
  });
  return { ...mail, replyTo: email };
}
