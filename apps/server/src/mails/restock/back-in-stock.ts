import { type MailShop, screenUrl } from '../letter/mail-shop.ts';
import { writeMail } from '../letter/write-mail.ts';
import { nameOf, type RestockMail } from './restock-confirm.ts';

export interface BackInStockMail extends RestockMail {
  productId: string;
  /** Where the request is ended. */
  endLink: string;
}

/** To who waited for something that was sold out. */
export function backInStock(shop: MailShop, { productId, endLink, ...what }: BackInStockMail) {
  const chosen = Object.entries({ color: what.color, size: what.size }).filter(([, value]) => value !== '');
  const query = chosen.length > 0 ? `?${new URLSearchParams(chosen)}` : '';
  return writeMail(shop, {
    subject: `It is back: ${what.productName}`,
    preview: 'You can buy it now.',
    heading: 'It is back',
    blocks: [
      { kind: 'text', text: `You wanted to know when this can be bought again: ${nameOf(what)}. It can, now.` },
      { kind: 'button', label: 'See it in the shop', href: screenUrl(shop, `/product/${productId}${query}`) },
      { kind: 'fine', text: 'It is not put aside for anybody: whoever orders first has it. We write of it this once.' },
      { kind: 'link', label: 'Forget this request', href: endLink },
    ],
    because: 'You get this mail because you asked us to tell you when it is back.',
  });
}
