import { greeting } from '../letter/addressee.ts';
import { deskUrl, type MailShop } from '../letter/mail-shop.ts';
import { writeMail } from '../letter/write-mail.ts';
import { becauseOfStore, type StoreMail, type Why, whyBlocks } from './store-mail.ts';

/** To the owner of a store that may sell from now on. */
export function storeApproved(shop: MailShop, { name, storeName, slug, ...why }: StoreMail & Partial<Why>) {
  const { reasons = [], note = '' } = why;
  return writeMail(shop, {
    subject: `${storeName} is open`,
    preview: 'What you put on sale is in the shop at once.',
    heading: `${greeting('Good news,', name)}: ${storeName} is open`,
    blocks: [
      {
        kind: 'text',
        text: `${storeName} sells in ${shop.name} from now on. What you put on sale is in the shop at once.`,
      },
      ...whyBlocks({ reasons, note }),
      { kind: 'button', label: 'Open your desk', href: deskUrl(shop, slug) },
    ],
    because: becauseOfStore({ storeName }),
  });
}
