import { greeting } from '../letter/addressee.ts';
import { deskUrl, type MailShop, storeUrl } from '../letter/mail-shop.ts';
import { writeMail } from '../letter/write-mail.ts';
import type { StoreMail } from './store-mail.ts';

/** To the owner of a store that sells from now on. */
export function storeOpened(shop: MailShop, { name, storeName, slug }: StoreMail) {
  return writeMail(shop, {
    subject: `${storeName} is open`,
    preview: 'Put your first goods on sale.',
    heading: `${greeting('Good news,', name)}: ${storeName} is open`,
    blocks: [
      { kind: 'text', text: `Everybody on ${shop.name} can see your store and buy what you put on sale.` },
      {
        kind: 'text',
        text: 'Orders come by mail and wait at your desk. Please accept each within 24 hours, and send it as soon as you have promised.',
      },
      { kind: 'button', label: 'Go to your desk', href: deskUrl(shop, slug) },
      { kind: 'link', label: 'Your store, as shoppers see it', href: storeUrl(shop, slug) },
    ],
    because: `You get this mail because you opened ${storeName}.`,
  });
}
