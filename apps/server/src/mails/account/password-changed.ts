import { greeting } from '../letter/addressee.ts';
import { lagosTime } from '../letter/lagos-time.ts';
import { type MailShop, screenUrl } from '../letter/mail-shop.ts';
import { writeMail } from '../letter/write-mail.ts';

/** To an account whose password is now another one. */
export function passwordChanged(shop: MailShop, { name, changedAt }: { name: string; changedAt: Date }) {
  return writeMail(shop, {
    subject: 'Your password was changed',
    preview: 'If it was not you, act now.',
    heading: `${greeting('Hello', name)}, your password was changed`,
    blocks: [
      {
        kind: 'text',
        text: `The password of your ${shop.name} account was changed on ${lagosTime(changedAt)}. Other devices were signed out.`,
      },
      {
        kind: 'text',
        text: `If it was you, all is well. If not, choose a new password now and write to ${shop.email}.`,
      },
      { kind: 'button', label: 'It was not me', href: screenUrl(shop, '/forgot-password') },
    ],
    because: 'You get this mail because the password of an account with this address was changed.',
  });
}
