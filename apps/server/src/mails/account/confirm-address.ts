import { greeting } from '../letter/addressee.ts';
import type { MailShop } from '../letter/mail-shop.ts';
import { writeMail } from '../letter/write-mail.ts';

/** To an address that an account wants confirmed. @param validFor like '24 hours' */
export function confirmAddress(
  shop: MailShop,
  { name, link, validFor }: { name: string; link: string; validFor: string },
) {
  return writeMail(shop, {
    subject: 'Confirm your e-mail address',
    preview: `The link works for ${validFor}.`,
    heading: `${greeting('Hello', name)}, is this your address?`,
    blocks: [
      { kind: 'text', text: `Please confirm that this address belongs to your ${shop.name} account.` },
      { kind: 'button', label: 'Confirm my address', href: link },
      {
        kind: 'fine',
        text: `The link works once, for ${validFor}. If you did not ask for it, you need not do anything.`,
      },
    ],
    because: 'You get this mail because an account with this address asked to have it confirmed.',
  });
}
