import { type RawBuilder, sql } from 'kysely';
import { newId } from '../../platform/ids.ts';
import type { SoundShop } from '../sound-shop.ts';
import { entry, type Plants, refund, remove, update } from './plant.ts';

const ofOrder = ({ order: { reference } }: SoundShop) => sql`reference = ${reference} and kind = 'order'`;
const taxOfOrder = (shop: SoundShop) => sql`${ofOrder(shop)} and account = 'tax'`;
const tax = (set: RawBuilder<unknown>) => (shop: SoundShop) => [update('ledger_entries', set, taxOfOrder(shop))];
const processed = ({ refunded: { reference } }: SoundShop) =>
  sql`kind = 'refund_processed' and reference = ${reference}`;
const oneKobo = [
  sql`update ledger_entries set amount = amount + 1 where id = (select id from ledger_entries order by id limit 1)`,
];
const gift = { kind: 'credit_top_up' };

export const ledgerPlants: Plants = {
  'every transaction of the ledger sums to zero': { 'does not sum to zero': () => oneKobo },
  'the whole ledger sums to zero': { 'does not sum to zero': () => oneKobo },
  'store credit is what the ledger owes the buyer': {
    'is owed, and nobody has it': ({ buyer }) => [remove('store_credits', sql`user_id = ${buyer}`)],
    'is had, and not owed': ({ other }) => [sql`insert into store_credits (user_id, balance) values (${other}, 5)`],
    'is owed in another amount': ({ buyer }) => [
      update('store_credits', sql`balance = balance + 1`, sql`user_id = ${buyer}`),
    ],
  },
  'every settled payment is in the ledger once, with what was paid': {
    'is settled, and not in the ledger': (shop) => [remove('ledger_entries', ofOrder(shop))],
    'is in the ledger, and not settled': ({ order }) => [
      sql`alter table payments drop constraint payments_disposed_when_succeeded`,
      update('payments', sql`state = 'closed'`, sql`reference = ${order.reference}`),
    ],
    'is in the ledger more than once': (shop) => tax(sql`transaction_id = ${newId()}`)(shop),
    'came in with another amount': (shop) => [
      entry('provider_clearing', 1, { kind: 'order', reference: shop.order.reference }),
    ],
  },
  'what the ledger owes of a payment is its refunds that are not done': {
    'is owed, and does not go back': (shop) => [remove('ledger_entries', processed(shop))],
    'goes back, and is not owed': ({ order }) => [refund(order.reference, sql`1`)],
    'is owed in another amount': (shop) => [
      remove('ledger_entries', processed(shop)),
      refund(shop.refunded.reference, sql`1`),
    ],
  },
  'what a payment that became no order owes nobody any more is what is not given back of it': {
    'is booked in another amount': ({ refunded }) => [
      entry('unclaimed', -1, { kind: 'refund_undone', reference: refunded.reference }),
    ],
  },
  'a buyer owes what went back beyond what was paid, until somebody writes it off': {
    'is owed, and did not go back': ({ order, buyer }) => [
      entry(`buyer_receivable:${buyer}`, 1, { kind: 'refund_excess', reference: order.reference }),
    ],
    'went back, and is not owed': ({ refunded }) => [
      update('refunds', sql`excess = 1`, sql`reference = ${refunded.reference}`),
    ],
    'is owed in another amount': ({ refunded }) => [
      update('refunds', sql`excess = 1`, sql`reference = ${refunded.reference}`),
      entry(`buyer_receivable:${refunded.buyer}`, 2, { kind: 'refund_excess', reference: refunded.reference }),
    ],
    'is owed by somebody else': ({ changed: { reference }, other }) => [
      update(
        'ledger_entries',
        sql`account = ${`buyer_receivable:${other}`}`,
        sql`reference = ${reference} and account like 'buyer_receivable:%'`,
      ),
    ],
  },
  'what went back beyond what was paid is a matter for a person': {
    'is not known as such': ({ refunded }) => [refund(refunded.reference, sql`1`, { state: 'processed' })],
    'is no matter': ({ refunded }) => [
      refund(refunded.reference, sql`1`, { state: 'processed' }),
      update('refunds', sql`excess = 1`, sql`reference = ${refunded.reference}`),
    ],
  },
  "what the ledger gives sellers, commission, shipping, tax, provider and buyer of a payment is its order's or refund's":
    {
      'is not booked': (shop) => [remove('ledger_entries', taxOfOrder(shop))],
      'is booked without a cause': ({ order }) => [entry('goodwill', 1, { kind: 'order', reference: order.reference })],
      'is booked with another amount': tax(sql`amount = amount - 1`),
    },
  'an entry of the ledger is of a known kind, in the currency that was paid, and of the order of its payment': {
    'is of no known kind': tax(sql`kind = 'gift'`),
    'is in another currency than was paid': tax(sql`currency = 'USD'`),
    'names the order of another payment': (shop) => tax(sql`order_id = ${shop.credit.id}`)(shop),
    'names an order that its payment did not become': (shop) => [
      update('ledger_entries', sql`order_id = ${shop.order.id}`, processed(shop)),
    ],
    'names no order': tax(sql`order_id = null`),
  },
  'a refund that is done left from where the ledger says': {
    'is not booked': (shop) => [remove('ledger_entries', processed(shop))],
    'is booked without a cause': ({ refunded }) => [
      update('refunds', sql`state = 'manual'`, sql`reference = ${refunded.reference}`),
    ],
    'is booked with another amount': (shop) => [
      update('ledger_entries', sql`amount = amount + sign(amount)`, processed(shop)),
    ],
  },
  'a refund of an order was taken from its sellers, commission, shipping and tax in their proportion, or as its line was paid, for its buyer':
    {
      'is a refund that is not booked so': ({ buyer }) => [
        sql`delete from ledger_entries where transaction_id in (select transaction_id from ledger_entries
        where kind = 'order_refund' and account = ${`buyer_credit:${buyer}`})`,
      ],
      'is a booking of no such refund': ({ order }) => [remove('refunds', sql`id = ${order.toCredit}`)],
    },
  'a refund of an order that came to nothing, or went beyond what was paid, was booked by the same rule each time': {
    'was not taken or given back in proportion': ({ changed: { reference, sellers } }) => [
      entry(`seller_payable:${sellers[0]}`, -100_000, { kind: 'order_refund', reference }),
      entry(`seller_payable:${sellers[1]}`, 100_000, { kind: 'order_refund', reference }),
    ],
    'took less than its refunds give back': ({ changed: { reference } }) => [
      update('refunds', sql`amount = amount + 1`, sql`reference = ${reference} and method = 'credit'`),
    ],
    'took more than its refunds give back': ({ changed: { reference } }) => [
      update('refunds', sql`amount = amount - 1`, sql`reference = ${reference} and method = 'credit'`),
    ],
  },
  'what went back beyond what was paid is owed by its buyer, or was written off by the shop': {
    'is not booked': ({ changed: { reference } }) => [
      remove('ledger_entries', sql`reference = ${reference} and kind = 'excess_written_off' and account = 'goodwill'`),
    ],
    'is booked without a cause': ({ changed: { reference } }) => [
      entry('commission', 1, { kind: 'refund_excess', reference }),
    ],
    'is booked with another amount': ({ changed: { reference } }) => [
      update(
        'ledger_entries',
        sql`amount = amount + 1`,
        sql`reference = ${reference} and kind = 'excess_written_off' and account = 'goodwill'`,
      ),
    ],
  },
  'a refund of a payment that became no order touches what is owed to nobody and its buyer, and nothing else': {
    'touches another account': ({ refunded: { reference } }) => [
      entry('goodwill', 1, { kind: 'unclaimed_refund', reference }),
    ],
  },
  'an order says of its money what its refunds say': {
    'says another sum has gone back': ({ order }) => [
      update('orders', sql`refunded_amount = refunded_amount + 1`, sql`id = ${order.id}`),
    ],
    'is said to be refunded, and is not': ({ order }) => [
      update('orders', sql`payment_status = 'refunded'`, sql`id = ${order.id}`),
    ],
    'is said to be paid, and is refunded': ({ credit }) => [
      refund(credit.reference, sql`(select total from orders where id = ${credit.id})`, { state: 'processed' }),
      update('orders', sql`refunded_amount = total`, sql`id = ${credit.id}`),
    ],
  },
  'store credit that was given is on record with who gave it': {
    'was booked, and nobody gave it': ({ other }) => [
      entry('goodwill', 7, gift),
      entry(`buyer_credit:${other}`, -7, gift),
    ],
    'was given, and not booked': () => [remove('ledger_entries', sql`kind = 'credit_top_up'`)],
    'was booked as often as not given': () => [
      sql`insert into ledger_entries (id, transaction_id, kind, account, amount)
        select gen_random_uuid(), ${newId()}::uuid, kind, account, amount from ledger_entries
        where kind = 'credit_top_up'`,
    ],
    'was not given out of goodwill': () => [
      update(
        'ledger_entries',
        sql`account = 'provider_clearing'`,
        sql`kind = 'credit_top_up' and account = 'goodwill'`,
      ),
    ],
  },
  'a payment that nobody here made is booked as the provider confirmed it': {
    'is not booked': () => [remove('ledger_entries', sql`kind = 'orphan' and account = 'provider_fees'`)],
    'is booked without a cause': () => [sql`update orphan_payments set confirmed_at = null`],
    'is booked with another amount': () => [sql`update orphan_payments set fees = fees + 1, amount = amount + 1`],
  },
  'what went back of a payment that nobody here made is booked': {
    'is not booked': () => [remove('ledger_entries', sql`kind = 'orphan_returned'`)],
    'is booked without a cause': () => [sql`update orphan_payments set returned_amount = 0`],
    'is booked with another amount': () => [sql`update orphan_payments set returned_amount = returned_amount + 1`],
  },
  'of a payment that nobody here made no more is owed than came in, and nothing once it is dealt with': {
    'is owed less than nothing': ({ orphan }) => [
      entry('orphans_due', 1_000_000, { kind: 'orphan_returned', reference: orphan }),
    ],
    'is owed, and dealt with': () => [sql`update orphan_payments set resolution = 'bank', resolved_at = now()`],
    'went back too much, and is dealt with': ({ orphan }) => [
      remove('ledger_entries', sql`account = 'orphans_due'`),
      entry('orphans_receivable', 1, { kind: 'orphan_returned', reference: orphan }),
      sql`update orphan_payments set resolution = 'bank', resolved_at = now()`,
    ],
  },
};
