import { greeting } from '../letter/addressee.ts';
import { deskUrl, type MailShop } from '../letter/mail-shop.ts';
import { writeMail } from '../letter/write-mail.ts';
import { becauseOfStore, type StoreMail, type Why, whyBlocks } from './store-mail.ts';

/** To the owner of a store that sells again. */
export function storeLifted(shop: MailShop, { name, storeName, slug, reasons, note }: StoreMail & Why) {
  return writeMail(shop, {
    subject: `${storeName} sells again`,
    preview: 'It is no longer suspended: its products come back into the shop.',
    heading: `${greeting('Good news,', name)}: ${storeName} sells again`,
    blocks: [
      { kind: 'text', text: `${storeName} is no longer suspended. Its products come back into the shop.` },
      ...whyBlocks({ reasons, note }),
      { kind: 'button', label: 'Open your desk', href: deskUrl(shop, slug) },
    ],
    because: becauseOfStore({ storeName }),
  });
}
