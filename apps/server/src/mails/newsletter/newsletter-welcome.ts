import type { MailContent } from '../../platform/mail/mail.ts';
import { type MailShop, screenUrl } from '../letter/mail-shop.ts';
import { writeMail } from '../letter/write-mail.ts';

/** The first mail to a confirmed subscriber. */
export function newsletterWelcome(shop: MailShop, { unsubscribeLink }: { unsubscribeLink: string }): MailContent {
  const mail = writeMail(shop, {
    subject: `You are on the ${shop.name} newsletter`,
    preview: 'New stores, flash sales and market stories.',
    heading: 'Welcome to the market',
    blocks: [
      {
        kind: 'text',
        text: 'Your subscription is confirmed. About twice a month we write about new stores, flash sales and the people behind the stalls.',
      },
      { kind: 'button', label: 'See the flash sales', href: screenUrl(shop, '/flash-sales') },
      { kind: 'fine', text: 'Enough of it? Leave with one click, at any time.' },
      { kind: 'link', label: 'Unsubscribe', href: unsubscribeLink },
    ],
    because: 'You get this mail because you confirmed your newsletter subscription.',
  });
  return { ...mail, unsubscribe: unsubscribeLink };
}
