import { greeting } from '../letter/addressee.ts';
import { deskUrl, type MailShop, screenUrl } from '../letter/mail-shop.ts';
import { writeMail } from '../letter/write-mail.ts';
import { becauseOfStore, type StoreMail, type Why, whyBlocks } from './store-mail.ts';

/** To the owner of a store that sells nothing until that is lifted. */
export function storeSuspended(shop: MailShop, { name, storeName, slug, reasons, note }: StoreMail & Why) {
  return writeMail(shop, {
    subject: `${storeName} is suspended`,
    preview: 'Nothing of it can be bought for now. Orders that are paid are still to be sent.',
    heading: `${greeting('Hello', name)}, ${storeName} is suspended`,
    blocks: [
      { kind: 'text', text: `Nothing of ${storeName} can be bought for now. This is why:` },
      ...whyBlocks({ reasons, note }),
      {
        kind: 'text',
        text: 'Please send what was ordered: your desk is open as before, and each of these orders is paid.',
      },
      { kind: 'button', label: 'Open your desk', href: deskUrl(shop, slug) },
      { kind: 'link', label: 'Write to us', href: screenUrl(shop, '/contact') },
    ],
    because: becauseOfStore({ storeName }),
  });
}
