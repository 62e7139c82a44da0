import { greeting } from '../letter/addressee.ts';
import { deskProductsUrl, type MailShop, screenUrl } from '../letter/mail-shop.ts';
import { writeMail } from '../letter/write-mail.ts';
import { becauseOfStore, type StoreMail, type Why, whyBlocks } from './store-mail.ts';

/** To who runs a store, when the operator took a product of it out of the shop. */
export function productTakenDown(
  shop: MailShop,
  { name, productName, storeName, slug, reasons, note }: StoreMail & Why & { productName: string },
) {
  return writeMail(shop, {
    subject: `${productName} was taken out of the shop`,
    preview: `It stands at the desk of ${storeName}, with the reasons.`,
    heading: `${greeting('Hello', name)}, a product of ${storeName} was taken out of the shop`,
    blocks: [
      { kind: 'text', text: `${productName} cannot be bought for now. This is why:` },
      ...whyBlocks({ reasons, note }),
      { kind: 'text', text: 'You can change it at your desk. Write to us when it is mended: we put it back.' },
      { kind: 'button', label: 'See it at your desk', href: deskProductsUrl(shop, slug, 'tab=taken-down') },
      { kind: 'link', label: 'Write to us', href: screenUrl(shop, '/contact') },
    ],
    because: becauseOfStore({ storeName }),
  });
}
