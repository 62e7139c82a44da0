import type { MailShop } from '../letter/mail-shop.ts';
import { writeMail } from '../letter/write-mail.ts';

export interface RestockMail {
  productName: string;
  /** '' where it has no such choice. */
  color: string;
  size: string;
}

/** 'Kaftan, Red, L': what somebody waits for. */
export const nameOf = ({ productName, color, size }: RestockMail): string =>
  [productName, color, size].filter(Boolean).join(', ');

/** To an address that was typed on the page of something sold out, by its owner or by somebody else. */
export function restockConfirm(shop: MailShop, { link, ...what }: RestockMail & { link: string }) {
  return writeMail(shop, {
    subject: `Please confirm: ${shop.name} tells you when it is back`,
    preview: 'One click, and you will hear of it once.',
    heading: 'Shall we tell you when it is back?',
    blocks: [
      {
        kind: 'text',
        text: `Somebody, probably you, wants to be told at this address when this can be bought again: ${nameOf(what)}.`,
      },
      { kind: 'button', label: 'Yes, tell me', href: link },
      { kind: 'fine', text: 'If it was not you, leave this mail alone: without the click you will not hear from us.' },
    ],
    because: 'You get this mail because somebody gave this address on the page of something that is sold out.',
  });
}
