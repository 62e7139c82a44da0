import { greeting } from '../letter/addressee.ts';
import { deskProductsUrl, type MailShop } from '../letter/mail-shop.ts';
import { writeMail } from '../letter/write-mail.ts';
import { becauseOfStore, type StoreMail, whyBlocks } from './store-mail.ts';

interface ProductRestored extends StoreMail {
  productName: string;
  /** Otherwise it stands where its store had put it. */
  isLive: boolean;
  note: string;
}

/** To who runs a store, when the operator put a product of it back. */
export function productRestored(shop: MailShop, { name, productName, storeName, slug, isLive, note }: ProductRestored) {
  return writeMail(shop, {
    subject: `${productName} is back`,
    preview: isLive ? 'It is in the shop again.' : 'You can offer it again at your desk.',
    heading: `${greeting('Good news,', name)}: ${productName} is back`,
    blocks: [
      {
        kind: 'text',
        text: isLive
          ? `${productName} of ${storeName} is in the shop again.`
          : `${productName} of ${storeName} stands where it stood before. You can offer it again at your desk.`,
      },
      ...whyBlocks({ reasons: [], note }),
      { kind: 'button', label: 'To the products', href: deskProductsUrl(shop, slug) },
    ],
    because: becauseOfStore({ storeName }),
  });
}
