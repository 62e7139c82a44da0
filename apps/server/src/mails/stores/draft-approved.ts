import { greeting } from '../letter/addressee.ts';
import { deskProductsUrl, type MailShop, screenUrl } from '../letter/mail-shop.ts';
import { writeMail } from '../letter/write-mail.ts';
import { becauseOfStore, type StoreMail } from './store-mail.ts';

interface DraftApproved extends StoreMail {
  productId: string;
  productName: string;
  /** It was not in the shop before. */
  isNew: boolean;
  /** Otherwise it stands where its store had put it. */
  isLive: boolean;
}

/** To who runs a store, when the operator has looked at a product and it is in the shop. */
export function draftApproved(shop: MailShop, mail: DraftApproved) {
  const { name, productId, productName, storeName, slug, isNew, isLive } = mail;
  const what = isNew ? 'is on sale' : 'is in the shop with its changes';
  return writeMail(shop, {
    subject: isLive ? `${productName} ${what}` : `The changes of ${productName} are approved`,
    preview: 'We looked at it, and all is well.',
    heading: `${greeting('Good news,', name)}: we looked at ${productName}`,
    blocks: [
      {
        kind: 'text',
        text: isLive
          ? `${productName} of ${storeName} ${what}.`
          : `The changes of ${productName} of ${storeName} are approved. It stands where you had put it.`,
      },
      isLive
        ? { kind: 'button', label: 'See it in the shop', href: screenUrl(shop, `/product/${productId}`) }
        : { kind: 'button', label: 'To the products', href: deskProductsUrl(shop, slug) },
    ],
    because: becauseOfStore({ storeName }),
  });
}
