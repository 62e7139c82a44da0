import { ACCEPT_WITHIN_HOURS, REMIND_AFTER_HOURS } from '@oja/domain/orders/parcel-due';
import { greeting } from '../letter/addressee.ts';
import { lagosTime } from '../letter/lagos-time.ts';
import { deskOrdersUrl, deskOrderUrl, type MailShop } from '../letter/mail-shop.ts';
import { writeMail } from '../letter/write-mail.ts';
import { becauseOfStore, type StoreMail } from './store-mail.ts';

/** A mail stays small however much waits; the rest stands at the desk. */
const mostParcels = 8;

export interface UnacceptedMail extends StoreMail {
  /** The first due first; at least one. */
  parcels: readonly { orderId: string; orderNumber: string; dueAt: Date }[];
}

/** To who runs a store, when nobody there has accepted parcels for long. */
export function parcelsUnaccepted(shop: MailShop, { name, storeName, slug, parcels }: UnacceptedMail) {
  const more = parcels.length - mostParcels;
  const [only] = parcels.length === 1 ? parcels : [];
  const what = only ? `Order ${only.orderNumber}` : `${parcels.length} orders`;
  const waits = only ? 'waits' : 'wait';
  return writeMail(shop, {
    subject: `${what} at ${storeName} ${waits} to be accepted`,
    preview: `Buyers were told that you accept within ${ACCEPT_WITHIN_HOURS} hours.`,
    heading: `${greeting('Hello', name)}: ${what.replace(/^Order/, 'order')} at ${storeName} ${waits} to be accepted`,
    blocks: [
      {
        kind: 'text',
        text: `Nobody has accepted ${only ? 'it' : 'them'} for ${REMIND_AFTER_HOURS} hours. Buyers were told that you accept within ${ACCEPT_WITHIN_HOURS} hours. Accept until:`,
      },
      {
        kind: 'facts',
        facts: parcels
          .slice(0, mostParcels)
          .map(({ orderNumber, dueAt }) => ({ label: orderNumber, value: lagosTime(dueAt) })),
      },
      ...(more > 0
        ? [{ kind: 'fine' as const, text: `The list goes on with ${more} more; all of it stands at your desk.` }]
        : []),
      {
        kind: 'button',
        label: only ? 'Open the order' : 'Open your orders',
        href: only ? deskOrderUrl(shop, slug, only.orderId) : deskOrdersUrl(shop, slug),
      },
      { kind: 'fine', text: 'You can switch this mail off under Your store at your desk.' },
    ],
    because: becauseOfStore({ storeName }),
  });
}
