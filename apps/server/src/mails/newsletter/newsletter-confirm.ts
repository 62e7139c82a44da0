import type { MailShop } from '../letter/mail-shop.ts';
import { writeMail } from '../letter/write-mail.ts';

/** To an address that was typed into the newsletter form, by its owner or by somebody else. */
export function newsletterConfirm(shop: MailShop, { link }: { link: string }) {
  return writeMail(shop, {
    subject: `Please confirm: the ${shop.name} newsletter`,
    preview: 'One click, and you are on the list.',
    heading: 'Shall we write to you?',
    blocks: [
      {
        kind: 'text',
        text: `Somebody, probably you, subscribed this address to the ${shop.name} newsletter: new stores, flash sales and market stories, about twice a month.`,
      },
      { kind: 'button', label: 'Yes, subscribe me', href: link },
      { kind: 'fine', text: 'If it was not you, leave this mail alone: without the click you will not hear from us.' },
    ],
    because: 'You get this mail because the newsletter was asked for with this address.',
  });
}
