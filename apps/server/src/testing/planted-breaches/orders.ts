import { type RawBuilder, sql } from 'kysely';
import { newId } from '../../platform/ids.ts';
import type { SoundShop } from '../sound-shop.ts';
import { again, loosen, type Plants, remove, update } from './plant.ts';

const order =
  (set: RawBuilder<unknown>) =>
  ({ order: { id } }: SoundShop) => [loosen('orders'), update('orders', set, sql`id = ${id}`)];
const item =
  (set: RawBuilder<unknown>) =>
  ({ order: { id } }: SoundShop) => [update('order_items', set, sql`order_id = ${id} and line = 0`)];
const part =
  (set: RawBuilder<unknown>) =>
  ({ order: { id }, seller }: SoundShop) => [
    update('order_sellers', set, sql`order_id = ${id} and seller_id = ${seller}`),
  ];
const begins =
  (set: RawBuilder<unknown>) =>
  ({ order: { id } }: SoundShop) => [update('order_status_history', set, sql`order_id = ${id}`)];
const open =
  (set: RawBuilder<unknown>) =>
  ({ open: { id } }: SoundShop) => [loosen('checkouts'), update('checkouts', set, sql`id = ${id}`)];
const openPayment =
  (set: RawBuilder<unknown>) =>
  ({ open: { reference } }: SoundShop) => [update('payments', set, sql`reference = ${reference}`)];

function step(orderId: string, sellerId: string, status: string) {
  return sql`insert into order_status_history (id, order_id, seller_id, status, updated_by)
    values (${newId()}, ${orderId}, ${sellerId}, ${status}, 'seller')`;
}

/** A kobo of the tax is charged for shipping. */
const movedKobo = sql`jsonb_set(jsonb_set(charges, '{0,amount}', to_jsonb(shipping + 1)), '{1,amount}', to_jsonb(tax - 1))`;

export const orderPlants: Plants = {
  'the total of an order is its items, its shipping and its tax': {
    'has no items': ({ order: { id } }) => [remove('order_items', sql`order_id = ${id}`)],
    'has another subtotal than its items': item(sql`price = price + 1`),
    'has a total that does not add up': order(sql`total = total + 1`),
  },
  "the sellers' parts of an order are its items, and the commission is that of its day": {
    'has a part without items': ({ order: { id }, seller }) => [
      remove('order_items', sql`order_id = ${id} and seller_id = ${seller}`),
    ],
    'has items without a part': ({ order: { id }, seller }) => [
      remove('order_sellers', sql`order_id = ${id} and seller_id = ${seller}`),
    ],
    'has a part of another amount than its items': part(sql`items_total = items_total + 1`),
    'has a commission of another rate': part(sql`commission = commission + 1`),
    'has no seller': ({ order: { id } }) => [
      remove('order_items', sql`order_id = ${id}`),
      remove('order_sellers', sql`order_id = ${id}`),
    ],
  },
  "the history of an order begins with 'Order created' by 'system'": {
    'has no history': ({ order: { id } }) => [remove('order_status_history', sql`order_id = ${id}`)],
    'begins with a parcel': (shop) => begins(sql`seller_id = ${shop.seller}`)(shop),
    'begins with another status': begins(sql`status = 'approved'`),
    'was begun by somebody': begins(sql`updated_by = 'buyer'`),
    'begins with other words': begins(sql`notes = ''`),
  },
  'the status of a parcel never moves back, and ends where the parcel is': {
    'moves back, or stays': (shop) => [
      step(shop.order.id, shop.seller, 'approved'),
      step(shop.order.id, shop.seller, 'approved'),
      ...part(sql`status = 'approved'`)(shop),
    ],
    'is elsewhere than its history ends': part(sql`status = 'approved'`),
  },
  'an order number stands for one order': {
    'stands for several orders': () => [loosen('orders'), sql`update orders set order_number = 'ORD-1'`],
  },
  'an order belongs to the buyer of its checkout': {
    'has no checkout': ({ order: { id } }) => [remove('checkouts', sql`id = ${id}`)],
    'belongs to another buyer': (shop) => order(sql`buyer_id = ${shop.other}`)(shop),
    'has no payment': order(sql`payment_reference = 'oja-none'`),
    'has the payment of another checkout': (shop) => [
      update('payments', sql`checkout_id = ${shop.credit.id}`, sql`reference = ${shop.order.reference}`),
    ],
  },
  'goods are bought once: no line of an order was bought by another one since its checkout was opened': {
    // Both hold the same product, and the one by credit was opened after the other was completed.
    'has a line that was bought meanwhile': ({ order, credit }) => [
      update(
        'checkouts',
        sql`opened_turn = (select opened_turn from checkouts where id = ${order.id})`,
        sql`id = ${credit.id}`,
      ),
    ],
  },
  "a checkout's quote follows from its lines and the rates of its day": {
    'has no lines': (shop) => [remove('checkout_lines', sql`checkout_id = ${shop.open.id}`)],
    'has another subtotal than its lines': (shop) => [
      update('checkout_lines', sql`price = price + 1`, sql`checkout_id = ${shop.open.id}`),
    ],
    'has another tax than its rate': open(
      sql`charges = null, tax = tax + 1, shipping = shipping - 1, free_shipping_above = null`,
    ),
    'ships for another price than the rate': open(sql`free_shipping_above = subtotal`),
    'pays for shipping that was free': open(
      sql`charges = null, shipping = shipping + 1, tax = tax - 1, tax_basis_points = null`,
    ),
    'has a total that does not add up': (shop) => [
      ...open(sql`total = total + 1`)(shop),
      ...openPayment(sql`amount = amount + 1`)(shop),
    ],
    'charges another sum for shipping': open(sql`shipping = shipping + 1, free_shipping_above = null`),
    'charges another sum of tax': open(sql`tax = tax + 1, tax_basis_points = null`),
    'asks for another amount than its checkout': openPayment(sql`amount = amount + 1`),
    'asks for another currency than its checkout': openPayment(sql`currency = 'USD'`),
  },
  'an order costs what its checkout promised': {
    'has another subtotal': order(sql`subtotal = subtotal + 1`),
    'has another price for shipping': order(sql`shipping = shipping + 1`),
    'has another tax': order(sql`tax = tax + 1`),
    'has other charges': order(sql`charges = ${movedKobo}`),
    'has another total': order(sql`total = total + 1`),
    'was paid in another way': order(sql`payment_method = 'credit'`),
  },
  "an order's items are the lines of its checkout": {
    'is an item that nobody asked for': ({ order: { id } }) => [
      again('order_items', sql`order_id = ${id} and line = 0`, { line: 9 }),
    ],
    'is a line without its item': ({ order: { id } }) => [remove('order_items', sql`order_id = ${id} and line = 0`)],
    'is another product': (shop) => item(sql`product_id = ${newId()}`)(shop),
    'is of another seller': (shop) => item(sql`seller_id = ${newId()}`)(shop),
    'has another price': item(sql`price = price + 1`),
    'has another quantity': item(sql`quantity = quantity + 1`),
  },
};
