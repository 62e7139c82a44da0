import { greeting } from '../letter/addressee.ts';
import type { MailShop } from '../letter/mail-shop.ts';
import { writeMail } from '../letter/write-mail.ts';

/** The last mail to an account. */
export function accountDeleted(shop: MailShop, { name }: { name: string }) {
  return writeMail(shop, {
    subject: 'Your account was deleted',
    preview: 'We are sorry to see you go.',
    heading: greeting('Goodbye,', name),
    blocks: [
      {
        kind: 'text',
        text: `Your ${shop.name} account was deleted: its profile, saved addresses, cart and favourites are gone.`,
      },
      {
        kind: 'text',
        text: 'What the law makes us keep about past orders and payments stays with us, without your sign-in.',
      },
      { kind: 'fine', text: `If you did not ask for this, write to ${shop.email} at once.` },
    ],
    because: 'You get this last mail because the account with this address was deleted.',
  });
}
