import { greeting } from '../letter/addressee.ts';
import { deskUrl, type MailShop } from '../letter/mail-shop.ts';
import { writeMail } from '../letter/write-mail.ts';
import { becauseOfStore, type StoreMail, type Why, whyBlocks } from './store-mail.ts';

/** To the owner of a store whose application came back: what to mend. */
export function storeRefused(shop: MailShop, { name, storeName, slug, reasons, note }: StoreMail & Why) {
  return writeMail(shop, {
    subject: `${storeName} cannot open yet`,
    preview: 'What to mend stands in this mail. You can apply again at once.',
    heading: `${greeting('Hello', name)}, ${storeName} cannot open yet`,
    blocks: [
      { kind: 'text', text: `We looked at ${storeName}, and this stands in its way:` },
      ...whyBlocks({ reasons, note }),
      { kind: 'text', text: 'Mend it at your desk and apply again: what you have written is still there.' },
      { kind: 'button', label: 'Open your desk', href: deskUrl(shop, slug) },
    ],
    because: becauseOfStore({ storeName }),
  });
}
