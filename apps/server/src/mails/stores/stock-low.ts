import { greeting } from '../letter/addressee.ts';
import { deskProductsUrl, type MailShop } from '../letter/mail-shop.ts';
import { writeMail } from '../letter/write-mail.ts';
import { becauseOfStore, type StoreMail } from './store-mail.ts';

export interface LowStockMail extends StoreMail {
  /** Those with the fewest units; the rest stands at the desk. */
  items: readonly { productName: string; color: string; size: string; left: number }[];
  /** How many there are in all. */
  count: number;
}

/** To who runs a store, when goods came to the count from which on it wants to be told. */
export function stockLow(shop: MailShop, { name, storeName, slug, items, count }: LowStockMail) {
  const more = count - items.length;
  const [only] = count === 1 ? items : [];
  const what = only ? only.productName : `${count} items`;
  const runs = only ? 'runs' : 'run';
  return writeMail(shop, {
    subject: `${what} ${runs} low at ${storeName}`,
    preview: 'Count what came in, so that it can be bought.',
    heading: `${greeting('Good morning', name)}: ${what} ${runs} low at ${storeName}`,
    blocks: [
      { kind: 'text', text: 'This came to the count from which on you want to be told:' },
      { kind: 'facts', facts: items.map((item) => ({ label: labelOf(item), value: leftOf(item) })) },
      ...(more > 0
        ? [{ kind: 'fine' as const, text: `The list goes on with ${more} more; all of it stands at your desk.` }]
        : []),
      { kind: 'button', label: 'See your products', href: deskProductsUrl(shop, slug, 'only=low') },
      { kind: 'fine', text: 'You can switch this mail off under Your store at your desk.' },
    ],
    because: becauseOfStore({ storeName }),
  });
}

const labelOf = ({ productName, color, size }: LowStockMail['items'][number]) =>
  [productName, color, size].filter(Boolean).join(', ');
const leftOf = ({ left }: LowStockMail['items'][number]) => (left > 0 ? `${left} left` : 'Sold out');
