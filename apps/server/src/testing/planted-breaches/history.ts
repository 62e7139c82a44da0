import { type RawBuilder, sql } from 'kysely';
import type { ClientRecord } from '../../features/money-check/client-history.ts';
import { newId } from '../../platform/ids.ts';
import type { SoundShop } from '../sound-shop.ts';
import { loosen, type Plant, type Planted, type Plants, remove, update } from './plant.ts';

function told(
  { buyer }: { buyer: string },
  kind: ClientRecord['kind'],
  id: string,
  details: NonNullable<ClientRecord['details']> = {},
  outcome: ClientRecord['outcome'] = 'acknowledged',
): Planted {
  return { evidence: { history: [{ at: '2026-03-01T09:00:00.000Z', buyer, kind, id, outcome, details }] } };
}

/** A client does not know what became of its checkout, and it is not whole. */
const openBut =
  (damage: (shop: SoundShop) => RawBuilder<unknown>[]): Plant =>
  (shop) => ({ database: damage(shop), ...told(shop.open, 'payment_page', shop.open.id, {}, 'unknown') });
const orderBut =
  (damage: (shop: SoundShop) => RawBuilder<unknown>): Plant =>
  (shop) => ({ database: [damage(shop)], ...told(shop, 'payment_page', shop.order.id, {}, 'unknown') });

const otherwise = 'is not there as it was told';

export const historyPlants: Plants = {
  'a client that has an account is there': { [otherwise]: (shop) => told(shop, 'register', shop.order.id) },
  'a client that got a payment page has its checkout and that payment': {
    [otherwise]: (shop) => told(shop, 'payment_page', shop.order.id, { reference: shop.refunded.reference }),
  },
  'a client whose order was placed has that order': { [otherwise]: (shop) => told(shop, 'credit_order', newId()) },
  'a client that paid has an order or a refund of it': {
    [otherwise]: (shop) => told(shop, 'card_payment', shop.order.reference, { amount: 1 }),
  },
  'a client whose payment became an order has that order': {
    [otherwise]: (shop) => told(shop, 'card_order', shop.order.id, { orderNumber: 'ORD-2' }),
  },
  'a client whose money comes back has its refund, and no order of it': {
    [otherwise]: (shop) => told(shop, 'card_refund', shop.order.reference),
  },
  'an order that was only ever refused is not there': {
    'is there': (shop) => told(shop, 'credit_order', shop.order.id, {}, 'refused'),
  },
  'a checkout whose outcome the client does not know is there whole, or not at all': {
    "is somebody else's": (shop) => told({ buyer: shop.other }, 'payment_page', shop.open.id, {}, 'unknown'),
    'has no lines': openBut(({ open }) => [remove('checkout_lines', sql`checkout_id = ${open.id}`)]),
    'has lines of another amount': openBut(({ open }) => [
      update('checkout_lines', sql`price = price + 1`, sql`checkout_id = ${open.id}`),
    ]),
    'has no payment of its total': openBut(({ open }) => [
      update('payments', sql`amount = amount + 1`, sql`reference = ${open.reference}`),
    ]),
    'has held nothing': openBut(({ open }) => [remove('stock_movements', sql`checkout_id = ${open.id}`)]),
    'has held another number': openBut(({ open }) => [
      update('stock_movements', sql`d_held = d_held + 1`, sql`checkout_id = ${open.id}`),
    ]),
    'is to be paid by credit, and is not': openBut(({ open }) => [
      loosen('checkouts'),
      update('checkouts', sql`method = 'credit'`, sql`id = ${open.id}`),
    ]),
  },
  'an order whose outcome the client does not know is there whole, or not at all': {
    'is not there': orderBut(({ order }) => remove('orders', sql`id = ${order.id}`)),
    'has not the items of its checkout': orderBut(({ order }) =>
      remove('order_items', sql`order_id = ${order.id} and line = 0`),
    ),
    'has no seller': orderBut(({ order }) => remove('order_sellers', sql`order_id = ${order.id}`)),
    'has no history': orderBut(({ order }) => remove('order_status_history', sql`order_id = ${order.id}`)),
    'has sold nothing': orderBut(({ order }) =>
      remove('stock_movements', sql`checkout_id = ${order.id} and kind = 'sale'`),
    ),
    'is not in the ledger': orderBut(({ order }) => remove('ledger_entries', sql`reference = ${order.reference}`)),
    'has no message': orderBut(({ order }) => remove('outbox', sql`dedupe = ${`order:${order.id}`}`)),
  },
};
