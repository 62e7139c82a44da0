import { courierNamed } from '@oja/domain/orders/couriers';
import type { Shipping } from '@oja/domain/orders/parcel-move';
import { greeting } from '../letter/addressee.ts';
import type { MailShop } from '../letter/mail-shop.ts';
import { writeMail } from '../letter/write-mail.ts';
import { becauseOrdered, type ParcelMail, wayOfParcel } from './parcel-mail.ts';

/** To the buyer, when a store has handed a parcel over, or has it ready for a buyer who collects it. */
export function parcelShipped(shop: MailShop, parcel: ParcelMail & Shipping) {
  const { name, orderNumber, storeName, courier } = parcel;
  const collects = courierNamed(courier ?? '').needs === 'nothing';
  const is = collects ? 'is ready to be collected' : 'is on its way';
  const text = collects
    ? `${storeName} has its part of your order ready for you to collect.`
    : `${storeName} sent its part of your order.`;
  return writeMail(shop, {
    subject: `Your order ${orderNumber} ${is}`,
    preview: collects ? `${storeName} has your parcel ready.` : `${storeName} sent your parcel.`,
    heading: `${greeting('Hello', name)}, your parcel ${is}`,
    blocks: [{ kind: 'text', text }, ...wayOfParcel(shop, parcel)],
    because: becauseOrdered,
  });
}
