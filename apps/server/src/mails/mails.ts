import type { MailContent } from '../platform/mail/mail.ts';
import type { Config } from '../settings/config.ts';
import { accountDeleted } from './account/account-deleted.ts';
import { confirmAddress } from './account/confirm-address.ts';
import { passwordChanged } from './account/password-changed.ts';
import { resetPassword } from './account/reset-password.ts';
import { reviewReplied } from './account/review-replied.ts';
import { welcome } from './account/welcome.ts';
import { contactMessage } from './contact/contact-message.ts';
import { contactReceipt } from './contact/contact-receipt.ts';
import { type MailShop, mailShopOf } from './letter/mail-shop.ts';
import { newsletterConfirm } from './newsletter/newsletter-confirm.ts';
import { newsletterWelcome } from './newsletter/newsletter-welcome.ts';
import { lineCancelled } from './orders/line-cancelled.ts';
import { lineNotSent } from './orders/line-not-sent.ts';
import { orderPlaced } from './orders/order-placed.ts';
import { orderRefunded } from './orders/order-refunded.ts';
import { parcelApproved } from './orders/parcel-approved.ts';
import { parcelCorrected } from './orders/parcel-corrected.ts';
import { parcelDelivered } from './orders/parcel-delivered.ts';
import { parcelOrdered } from './orders/parcel-ordered.ts';
import { parcelShipped } from './orders/parcel-shipped.ts';
import { paymentRefunded } from './orders/payment-refunded.ts';
import { backInStock } from './restock/back-in-stock.ts';
import { restockConfirm } from './restock/restock-confirm.ts';
import { draftApproved } from './stores/draft-approved.ts';
import { draftReturned } from './stores/draft-returned.ts';
import { parcelsUnaccepted } from './stores/parcels-unaccepted.ts';
import { payoutAccountNamed } from './stores/payout-account-named.ts';
import { productRestored } from './stores/product-restored.ts';
import { productTakenDown } from './stores/product-taken-down.ts';
import { stockLow } from './stores/stock-low.ts';
import { storeApproved } from './stores/store-approved.ts';
import { storeLifted } from './stores/store-lifted.ts';
import { storeReceived } from './stores/store-received.ts';
import { storeRefused } from './stores/store-refused.ts';
import { storeReviewed } from './stores/store-reviewed.ts';
import { storeSuspended } from './stores/store-suspended.ts';

/** Every mail the shop writes, by name. */
const written = {
  welcome,
  confirmAddress,
  resetPassword,
  passwordChanged,
  accountDeleted,
  orderPlaced,
  orderRefunded,
  parcelOrdered,
  parcelApproved,
  parcelShipped,
  parcelCorrected,
  parcelDelivered,
  lineNotSent,
  lineCancelled,
  paymentRefunded,
  storeApproved,
  storeReceived,
  payoutAccountNamed,
  reviewReplied,
  storeReviewed,
  newsletterConfirm,
  newsletterWelcome,
  restockConfirm,
  backInStock,
  contactReceipt,
  contactMessage,
  storeRefused,
  storeSuspended,
  storeLifted,
  productTakenDown,
  productRestored,
  draftApproved,
  draftReturned,
  parcelsUnaccepted,
  stockLow,
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
