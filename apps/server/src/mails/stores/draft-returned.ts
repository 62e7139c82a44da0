import { greeting } from '../letter/addressee.ts';
import { deskProductUrl, type MailShop } from '../letter/mail-shop.ts';
import { writeMail } from '../letter/write-mail.ts';
import { becauseOfStore, type StoreMail, type Why, whyBlocks } from './store-mail.ts';

interface DraftReturned extends StoreMail, Why {
  productId: string;
  productName: string;
}

/** To who runs a store, when the operator has looked at a product and something of it is to be mended. */
export function draftReturned(shop: MailShop, mail: DraftReturned) {
  const { name, productId, productName, storeName, slug, reasons, note } = mail;
  return writeMail(shop, {
    subject: `${productName} came back to you`,
    preview: 'Something of it is to be mended before it is sold.',
    heading: `${greeting('Hello', name)}, ${productName} of ${storeName} came back to you`,
    blocks: [
      { kind: 'text', text: 'We looked at it. Before it can be sold, please mend this:' },
      ...whyBlocks({ reasons, note }),
      { kind: 'text', text: 'All you wrote is kept. Send it again when it is mended.' },
      { kind: 'button', label: 'Mend it', href: deskProductUrl(shop, slug, productId) },
    ],
    because: becauseOfStore({ storeName }),
  });
}
