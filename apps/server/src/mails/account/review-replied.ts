import { greeting } from '../letter/addressee.ts';
import { type MailShop, screenUrl } from '../letter/mail-shop.ts';
import { writeMail } from '../letter/write-mail.ts';

/** To who wrote a review, when the store has answered it. */
export function reviewReplied(
  shop: MailShop,
  {
    name,
    storeName,
    productId,
    productName,
    text,
  }: { name: string; storeName: string; productId: string; productName: string; text: string },
) {
  return writeMail(shop, {
    subject: `${storeName} has replied to your review`,
    preview: `About ${productName}.`,
    heading: `${greeting('Hello', name)}, ${storeName} has replied to you`,
    blocks: [
      { kind: 'text', text: `This is the reply to your review of ${productName}:` },
      { kind: 'quote', text },
      { kind: 'button', label: 'See your review', href: screenUrl(shop, `/product/${productId}`) },
    ],
    because: `You get this mail because you wrote a review at ${shop.name}.`,
  });
}
