import { greeting } from '../letter/addressee.ts';
import { deskReviewsUrl, type MailShop } from '../letter/mail-shop.ts';
import { writeMail } from '../letter/write-mail.ts';
import { becauseOfStore, type StoreMail } from './store-mail.ts';

/** A mail stays small however much was written; the rest stands at the desk. */
const mostLetters = 600;

/** To who runs a store, when somebody has written a review of a product of it. */
export function storeReviewed(
  shop: MailShop,
  {
    name,
    storeName,
    slug,
    productName,
    reviewer,
    rating,
    comment,
  }: StoreMail & { productName: string; reviewer: string; rating: number; comment: string },
) {
  const letters = [...comment];
  const text = letters.length > mostLetters ? `${letters.slice(0, mostLetters).join('')}…` : comment;
  return writeMail(shop, {
    subject: `A review of ${productName}: ${starsOf(rating)}`,
    preview: `${reviewer} has written about it. Your reply stands below it, for everybody to read.`,
    heading: `${greeting('Hello', name)}, ${storeName} has a review`,
    blocks: [
      { kind: 'text', text: `${reviewer} gave ${productName} ${starsOf(rating)} and wrote:` },
      { kind: 'quote', text },
      { kind: 'text', text: 'You can reply to it. Everybody who reads the review reads your reply.' },
      { kind: 'button', label: 'Reply at your desk', href: deskReviewsUrl(shop, slug) },
    ],
    because: becauseOfStore({ storeName }),
  });
}

const starsOf = (rating: number): string => (rating === 1 ? '1 star of 5' : `${rating} stars of 5`);
