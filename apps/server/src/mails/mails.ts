import type { Config } from '../config.ts';
import type { MailContent } from '../platform/mail/mail.ts';
import { accountDeleted } from './account-deleted.ts';
import { confirmAddress } from './confirm-address.ts';
import { contactMessage } from './contact-message.ts';
import { contactReceipt } from './contact-receipt.ts';
import { type MailShop, mailShopOf } from './mail-shop.ts';
import { newsletterConfirm } from './newsletter-confirm.ts';
import { newsletterWelcome } from './newsletter-welcome.ts';
import { orderPlaced } from './order-placed.ts';
import { orderRefunded } from './order-refunded.ts';
import { parcelApproved } from './parcel-approved.ts';
import { parcelDelivered } from './parcel-delivered.ts';
import { parcelShipped } from './parcel-shipped.ts';
import { passwordChanged } from './password-changed.ts';
import { paymentRefunded } from './payment-refunded.ts';
import { resetPassword } from './reset-password.ts';
import { welcome } from './welcome.ts';

/** Every mail the shop writes, by name. */
const written = {
  welcome,
  confirmAddress,
  resetPassword,
  passwordChanged,
  accountDeleted,
  orderPlaced,
  orderRefunded,
  parcelApproved,
  parcelShipped,
  parcelDelivered,
  paymentRefunded,
  newsletterConfirm,
  newsletterWelcome,
  contactReceipt,
  contactMessage,
};

type Written = typeof written;
export type Mails = {
  [Name in keyof Written]: Written[Name] extends (shop: MailShop, given: infer Given) => MailContent
    ? (given: Given) => MailContent
    : never;
};

/** The mails of this shop: `mailsOf(config).resetPassword({ name, link, validFor })`. */
export function mailsOf(config: Config): Mails {
  const shop = mailShopOf(config);
  const bound = Object.entries(written).map(([name, write]) => [name, (given: never) => write(shop, given)]);
  return Object.fromEntries(bound) as Mails;
}
