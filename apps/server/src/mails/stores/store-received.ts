import { greeting } from '../letter/addressee.ts';
import { deskUrl, type MailShop } from '../letter/mail-shop.ts';
import { writeMail } from '../letter/write-mail.ts';
import { becauseOfStore, type StoreMail } from './store-mail.ts';

/** To the owner of a store that the shop looks at before it sells. */
export function storeReceived(shop: MailShop, { name, storeName, slug }: StoreMail) {
  return writeMail(shop, {
    subject: `We look at ${storeName}`,
    preview: 'Most stores hear from us within one working day.',
    heading: `${greeting('Thank you,', name)}: we have what you sent of ${storeName}`,
    blocks: [
      { kind: 'text', text: 'Most stores hear from us within one working day, by mail to this address.' },
      { kind: 'text', text: 'Until then you can write what you will sell; it is kept as drafts.' },
      { kind: 'button', label: 'Go to your desk', href: deskUrl(shop, slug) },
    ],
    because: becauseOfStore({ storeName }),
  });
}
