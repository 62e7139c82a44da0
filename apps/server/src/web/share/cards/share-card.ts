import { createHash } from 'node:crypto';
import type { Picture } from '@oja/contract/common';
import { plainLine } from '../../plain-line.ts';

/** The picture of a preview that shows a store or a category: its name, a line, and what it sells. */
export interface ShareCard {
  /** Of the page whose picture it is: `/store/{slug}`, `/category/{slug}` … */
  path: string;
  brand: string;
  name: string;
  /** Where it is, or what it is about; may be blank. */
  line: string;
  /** One to four, of its own goods. */
  pictures: readonly Picture[];
}

/** Rises with the drawing: what was drawn before is drawn anew. */
const drawing = 1;
const longestAlt = 300;

/** Of all that it shows, so that an address always means the same picture: 16 hexadecimal digits. */
function digestOf({ brand, name, line, pictures }: ShareCard): string {
  const shown = JSON.stringify([drawing, brand, name, line, pictures.map(({ key }) => key)]);
  return createHash('sha256').update(shown).digest('hex').slice(0, 16);
}

/** Where it lies below the folder of cards, and below `/share`. */
export const cardFile = (card: ShareCard): string => `${card.path.slice(1)}/${digestOf(card)}.jpg`;
export const cardPath = (card: ShareCard): string => `/share/${cardFile(card)}`;

/** What it shows, for those who do not see it. */
export function cardAlt({ name, line, pictures }: ShareCard): string {
  const goods = pictures.map(({ alt }) => alt).filter(Boolean);
  const head = [name, line].filter(Boolean).join(', ');
  return plainLine(goods.length > 0 ? `${head}: ${goods.join(', ')}` : head, longestAlt);
}
