import { greeting } from '../letter/addressee.ts';
import { lagosTime } from '../letter/lagos-time.ts';
import type { MailShop } from '../letter/mail-shop.ts';
import { writeMail } from '../letter/write-mail.ts';

export interface NamedAccountMail {
  name: string;
  storeName: string;
  bankName: string;
  last4: string;
  /** It is the first that the money goes to. */
  isFirst: boolean;
  changedAt: Date;
  /** Until when new orders send no share; null: they do at once. */
  pausesUntil: Date | null;
}

/** To the owner of a store whose money goes to another account from now on, at each address that is known. */
export function payoutAccountNamed(
  shop: MailShop,
  { name, storeName, bankName, last4, isFirst, changedAt, pausesUntil }: NamedAccountMail,
) {
  const pause =
    pausesUntil === null
      ? 'Your share of new orders is sent there once it is set up.'
      : `For your safety, your share of orders placed before ${lagosTime(pausesUntil)} stays with ${shop.name}. Nothing is lost: it stands under Money at your desk.`;
  const became = isFirst ? 'named' : 'changed';
  return writeMail(shop, {
    subject: `The bank account of ${storeName} was ${became}`,
    preview: 'If it was not you, write to us now.',
    heading: `${greeting('Hello', name)}, the bank account of ${storeName} was ${became}`,
    blocks: [
      {
        kind: 'text',
        text: `On ${lagosTime(changedAt)} it was named at your desk where the money of ${storeName} goes:`,
      },
      {
        kind: 'facts',
        facts: [
          { label: 'Bank', value: bankName },
          { label: 'Account ends in', value: last4 },
        ],
      },
      { kind: 'text', text: pause },
      {
        kind: 'text',
        text: `If it was you, all is well. If not, change your password now and write to ${shop.email}.`,
      },
      { kind: 'button', label: 'It was not me', href: `${shop.url}/#/forgot-password` },
    ],
    because: `You get this mail because ${storeName} has its mail at this address.`,
  });
}
