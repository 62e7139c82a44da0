import type { MailContent } from '../../platform/mail/mail.ts';
import type { Letter } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import type { MailShop } from './mail-shop.ts';

/** A letter in the two forms in which it travels. Its subject is one line of at most 150 characters. */
export function writeMail(shop: MailShop, letter: Letter): MailContent {
  const subject = letter.subject.replace(/\s+/g, ' ').trim().slice(0, 150);
  return { subject, text: letterText(shop, letter), html: letterHtml(shop, letter) };
}
