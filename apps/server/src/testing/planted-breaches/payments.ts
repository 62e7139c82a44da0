import { type RawBuilder, sql } from 'kysely';
import { newId } from '../../platform/ids.ts';
import type { SoundShop } from '../sound-shop.ts';
import { again, loosen, type Plants, refund, remove, update } from './plant.ts';

type Shop = Pick<SoundShop, 'order' | 'open' | 'refunded' | 'splitSeller'>;

const order = ({ order: { id } }: Shop) => sql`id = ${id}`;
const payment =
  (set: RawBuilder<unknown>) =>
  ({ order: { reference } }: Shop) => [loosen('payments'), update('payments', set, sql`reference = ${reference}`)];
const openPayment =
  (set: RawBuilder<unknown>) =>
  ({ open: { reference } }: Shop) => [update('payments', set, sql`reference = ${reference}`)];
const split = ({ order: { reference } }: Shop) => sql`reference = ${reference}`;

export const paymentPlants: Plants = {
  'a succeeded payment became exactly one order or one full refund': {
    'became an order that is not there': (shop) => [remove('orders', order(shop))],
    'became more than one order': (shop) => [
      loosen('orders'),
      again('orders', order(shop), { id: newId(), order_number: 'ORD-1' }),
    ],
    'became an order and went back besides': (shop) => [
      refund(shop.order.reference, sql`(select paid_amount from payments where reference = ${shop.order.reference})`, {
        reason: 'amount_mismatch',
      }),
    ],
    'was to go back, and became an order': (shop) => [
      again('orders', order(shop), {
        id: newId(),
        order_number: 'ORD-1',
        payment_reference: shop.refunded.reference,
      }),
    ],
    'was to go back, and does not': ({ refunded }) => [remove('refunds', sql`reference = ${refunded.reference}`)],
    'goes back more than once': ({ refunded }) => [
      refund(refunded.reference, sql`(select paid_amount from payments where reference = ${refunded.reference})`, {
        reason: 'amount_mismatch',
      }),
    ],
  },
  'an order has a succeeded payment of its total; what was paid above it is the fee the customer bore': {
    'has no payment': (shop) => [update('orders', sql`payment_reference = 'oja-none'`, order(shop))],
    'has a payment that did not succeed': payment(sql`state = 'initialized'`),
    'has a payment that was to go back': payment(sql`disposition = 'refund'`),
    'has a payment of another amount': payment(sql`amount = amount + 1`),
    'was paid in another currency': payment(sql`paid_currency = 'USD'`),
    'was paid in no currency': payment(sql`paid_currency = null`),
    'was paid with nothing': payment(sql`paid_amount = null`),
    'was paid with less than its total': payment(sql`paid_amount = paid_amount - 1`),
    'was paid with more than its total and the fee': payment(sql`paid_amount = paid_amount + 1`),
  },
  'a checkout is completed exactly when its order exists': {
    'is completed without an order': (shop) => [remove('orders', order(shop))],
    'is an order of a checkout that is not completed': (shop) => [
      loosen('checkouts'),
      update('checkouts', sql`state = 'released'`, order(shop)),
    ],
    'is an order without a checkout': (shop) => [remove('checkouts', order(shop))],
  },
  'refunds never exceed what was paid, but for what is named as beyond it': {
    'gives back more than was paid': ({ refunded }) => [refund(refunded.reference, sql`1`)],
  },
  'an open payment is looked at in time, and closed after three days': {
    'is looked at no more': openPayment(sql`next_check_at = null`),
    'should have been looked at': openPayment(sql`next_check_at = now() - interval '31 seconds'`),
    'is open for more than three days': openPayment(sql`created_at = now() - interval '73 hours'`),
  },
  'a hold that ran out is given back within two sweeps': {
    'still holds': ({ open }) => [
      update('checkouts', sql`expires_at = now() - interval '31 seconds'`, sql`id = ${open.id}`),
    ],
  },
  'what the sellers are sent of a payment is not more than its amount': {
    'sends more than its amount': (shop) => [
      update(
        'payment_splits',
        sql`share = (select amount + 1 from payments p
        where p.reference = payment_splits.reference)`,
        split(shop),
      ),
    ],
  },
  "a card payment's shares are those of its lines, sent to the accounts on the sellers' records": {
    'is sent a share of goods that are not its own': (shop) => [
      again('payment_splits', split(shop), { seller_id: newId() }),
    ],
    'has an account, and is sent nothing': (shop) => [remove('payment_splits', split(shop))],
    'is sent another share': (shop) => [update('payment_splits', sql`share = share + 1`, split(shop))],
    'has no account, and is sent a share': ({ splitSeller }) => [
      update('seller_payouts', sql`subaccount_code = null`, sql`seller_id = ${splitSeller}`),
    ],
    'is sent a share to another account': (shop) => [
      update('payment_splits', sql`subaccount_code = 'ACCT_thief'`, split(shop)),
      // A record from the moment of the checkout counts.
      update(
        'seller_payouts',
        sql`updated_at = (select created_at from checkouts where id = ${shop.order.id})`,
        sql`seller_id = ${shop.splitSeller}`,
      ),
    ],
  },
};
