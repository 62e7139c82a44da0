import { greeting } from '../letter/addressee.ts';
import type { MailShop } from '../letter/mail-shop.ts';
import { writeMail } from '../letter/write-mail.ts';

/** To somebody who forgot the password. @param validFor like '30 minutes' */
export function resetPassword(
  shop: MailShop,
  { name, link, validFor }: { name: string; link: string; validFor: string },
) {
  return writeMail(shop, {
    subject: `Choose a new password for ${shop.name}`,
    preview: `The link works once, for ${validFor}.`,
    heading: `${greeting('Hello', name)}, choose a new password`,
    blocks: [
      { kind: 'text', text: 'Somebody, probably you, asked for a new password for this account.' },
      { kind: 'button', label: 'Choose a new password', href: link },
      {
        kind: 'fine',
        text: `The link works once, for ${validFor}. If it was not you, leave this mail alone: your password stays as it is. Nobody of ${shop.name} will ever ask you for your password or for this link.`,
      },
    ],
    because: 'You get this mail because a new password was asked for with this address.',
  });
}
