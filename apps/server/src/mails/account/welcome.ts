import { greeting } from '../letter/addressee.ts';
import { type MailShop, screenUrl } from '../letter/mail-shop.ts';
import { writeMail } from '../letter/write-mail.ts';

/** To a new account, with the link that confirms its address; null when nothing is to be confirmed. */
export function welcome(shop: MailShop, { name, confirmLink }: { name: string; confirmLink: string | null }) {
  return writeMail(shop, {
    subject: `Welcome to ${shop.name}`,
    preview: confirmLink === null ? 'Your account is ready.' : 'Please confirm your e-mail address.',
    heading: greeting('Welcome,', name),
    blocks: [
      {
        kind: 'text',
        text: `Your ${shop.name} account is ready. Your cart, your orders and your favourites are kept in it, on every device you sign in with.`,
      },
      ...(confirmLink === null
        ? [{ kind: 'button' as const, label: 'Start shopping', href: screenUrl(shop, '/') }]
        : [
            {
              kind: 'text' as const,
              text: 'Please confirm that this address is yours, so that only you can get back into your account.',
            },
            { kind: 'button' as const, label: 'Confirm my address', href: confirmLink },
          ]),
      { kind: 'fine', text: `If you did not open this account, write to ${shop.email} and we will close it.` },
    ],
    because: `You get this mail because somebody opened an account with this address.`,
  });
}
