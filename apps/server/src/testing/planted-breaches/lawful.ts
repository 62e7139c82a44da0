import { sql } from 'kysely';
import { newId } from '../../platform/ids.ts';
import type { SoundShop } from '../sound-shop.ts';
import { told } from './delivery.ts';
import { again, audited, entry, loosen, type Plants, refund, update } from './plant.ts';

const ofOpen = ({ open }: SoundShop) => sql`reference = ${open.reference}`;
const ofOrder = ({ order }: SoundShop) => sql`reference = ${order.reference}`;
const appliedAt = (migration: string) =>
  sql`(select applied_at from schema_migrations where name like ${`${migration}-%`})`;

const word = ({ dispute, order }: SoundShop, action: string, status: string, amount: number, resolution: string) =>
  audited(action, `dispute:${dispute}`, { reference: order.reference, status, amount, resolution });
const stands = ({ dispute }: SoundShop, status: string, amount: number, resolution: string) =>
  update('disputes', sql`status = ${status}, amount = ${amount}, resolution = ${resolution}`, sql`id = ${dispute}`);

/** For some invariants, by its sentence, what looks like a breach and is none: at the very edge, or what it does not judge. */
export const lawful: Plants = {
  'stock and held units are possible: 0 ≤ held ≤ stock': {
    'all of it is held': ({ product }) => [update('stock_items', sql`held = stock`, sql`id = ${product}`)],
  },
  'a product that a file has brought is there, with the units of its rows, until it is taken back': {
    'has written thousands with a comma, in one and in sizes': ({ files: { stored } }) => [
      loosen('import_products'),
      update(
        'import_products',
        sql`form = form || jsonb_build_object('count', ' 0,00' || (form ->> 'count'), 'variants', (
          select coalesce(jsonb_agg(variant || jsonb_build_object('count', '0,00' || (variant ->> 'count'))), '[]')
          from jsonb_array_elements(form -> 'variants') variant))`,
        sql`import_id = ${stored}`,
      ),
    ],
    'has written units behind one of the numbers': ({ files: { stored } }) => [
      loosen('import_products'),
      update(
        'import_products',
        sql`form = jsonb_set(form, '{variants,0,count}', '"2 pcs"')`,
        sql`import_id = ${stored} and form -> 'variants' -> 0 is not null`,
      ),
    ],
  },
  'an open payment is looked at in time, and closed after three days': {
    'should have been looked at two rounds ago': (shop) => [
      update('payments', sql`next_check_at = now() - interval '30 seconds'`, ofOpen(shop)),
    ],
    'is open for three days and two rounds': (shop) => [
      update('payments', sql`created_at = now() - interval '72 hours 30 seconds'`, ofOpen(shop)),
    ],
  },
  'a hold that ran out is given back within two sweeps': {
    'ran out two sweeps ago': ({ open }) => [
      update('checkouts', sql`expires_at = now() - interval '30 seconds'`, sql`id = ${open.id}`),
    ],
  },
  'what the sellers are sent of a payment is not more than its amount': {
    'sends all of it': (shop) => [
      update(
        'payment_splits',
        sql`share = p.amount from payments p`,
        sql`p.reference = payment_splits.reference
        and p.${ofOrder(shop)}`,
      ),
    ],
  },
  "a card payment's shares are those of its lines, sent to the accounts on the sellers' records": {
    'is due nothing, and sent nothing': (shop) => [
      loosen('checkouts'),
      update('checkouts', sql`commission_basis_points = 10000`, sql`id = ${shop.order.id}`),
      sql`delete from payment_splits where ${ofOrder(shop)}`,
    ],
    'has another account since': ({ splitSeller }) => [
      update('seller_payouts', sql`subaccount_code = 'ACCT_new', updated_at = now()`, sql`seller_id = ${splitSeller}`),
    ],
  },
  'no request holds its idempotency key for more than a minute': {
    'is held for a minute': ({ buyer }) => [
      sql`insert into idempotency_keys (user_id, route, key, request_hash, claimed_at)
        values (${buyer}, 'x', 'k', 'h', now() - interval '60 seconds')`,
    ],
  },
  'a message of the provider is applied within 15 minutes, or about a payment that is still watched': {
    'is about nothing that we watch, for 15 minutes': () => [told('oja-nobody', 15)],
    'waits, and is watched': ({ open }) => [told(open.reference, 20)],
    'waits long, of a dispute': ({ open }) => [
      told(open.reference, 600, { event: 'charge.dispute.create', data: { id: 1, transaction: open } }),
    ],
  },
  'a refund of ours is carried out once at the provider, with its amount': {
    'is what another has left of a reversal': ({ refunded }) => [
      update('refunds', sql`reason = 'reversed', amount = amount + 5, not_owed = 5`, sql`id = ${refunded.refund}`),
    ],
    'was paid by hand, in part': ({ refunded }) => [
      update('refunds', sql`method = 'hand', not_owed = 5`, sql`id = ${refunded.refund}`),
    ],
    'failed there once': ({ books, refunded }) => ({
      evidence: {
        books: {
          ...books,
          refunds: books.refunds.flatMap((given) =>
            given.note === `refund:${refunded.refund}`
              ? [given, { ...given, id: `${given.id}0`, status: 'failed' }]
              : given,
          ),
        },
      },
    }),
  },
  'the ledger has of the provider what it holds, less what it is paying back, and payments nobody knows': {
    'holds what nobody knows': ({ books }) => ({
      evidence: {
        books: {
          ...books,
          payments: [
            ...books.payments,
            { id: '1', reference: 'oja-nobody', status: 'success', amount: 5000, kept: 5000, currency: 'NGN' },
          ],
          balances: (books.balances ?? []).map((held) =>
            held.currency === 'NGN' ? { ...held, amount: held.amount + 5000 } : held,
          ),
        },
      },
    }),
  },
  'a checkout whose outcome the client does not know is there whole, or not at all': {
    'was refused to somebody else': ({ history, order, other }) => ({
      evidence: {
        history: [
          ...history,
          { at: '2026-03-01T09:00:00.000Z', buyer: other, kind: 'payment_page', id: order.id, outcome: 'refused' },
        ],
      },
    }),
  },
  'an order whose outcome the client does not know is there whole, or not at all': {
    'is of a payment that goes back': ({ history, refunded: { reference, buyer } }) => ({
      evidence: {
        history: [
          ...history,
          { at: '2026-03-01T09:00:00.000Z', buyer, kind: 'card_payment', id: reference, outcome: 'unknown' },
        ],
      },
    }),
  },
  'what went back beyond what was paid is a matter for a person': {
    'has gone back, and no more': ({ refunded: { reference } }) => [
      update('refunds', sql`excess = 1`, sql`reference = ${reference}`),
    ],
  },
  "what the ledger gives sellers, commission, shipping, tax, provider and buyer of a payment is its order's or refund's":
    {
      'has fees, and is not paid': (shop) => [
        loosen('payments'),
        update('payments', sql`provider_fees = 100`, ofOpen(shop)),
      ],
      'was to be shared, and nothing was paid': (shop) => [
        loosen('payments'),
        update(
          'payments',
          sql`state = 'succeeded', disposition = 'nothing', paid_amount = 0, paid_currency = currency`,
          ofOpen(shop),
        ),
        again('payment_splits', ofOrder(shop), { reference: shop.open.reference }),
      ],
    },
  'a refund of an order that came to nothing, or went beyond what was paid, was booked by the same rule each time': {
    'is of another order': ({ order }) => [refund(order.reference, sql`1`)],
  },
  'a refund of a payment that became no order touches what is owed to nobody and its buyer, and nothing else': {
    'is owed by its buyer': ({ refunded: { reference, buyer } }) => [
      entry(`buyer_receivable:${buyer}`, 1, { kind: 'unclaimed_refund', reference }),
    ],
  },
  'an order says of its money what its refunds say': {
    'is refunded': ({ credit }) => [
      refund(credit.reference, sql`(select total from orders where id = ${credit.id})`, { state: 'processed' }),
      update('orders', sql`refunded_amount = total, payment_status = 'refunded'`, sql`id = ${credit.id}`),
    ],
  },
  'the audit log ends where its last row was chained': {
    'has no row yet': () => [sql`delete from audit_log`, sql`update audit_log_end set seq = 0, hash = ''`],
  },
  "the audit log still has what the daily reports saw at its chain's end": {
    'saw none': () => [sql`update provider_reports set audit_seq = 0`],
  },
  'what is written down gets its place in the chain within minutes': {
    'has none for five minutes': () => [
      sql`insert into audit_log (id, at, actor, action, subject)
        values (${newId()}, now() - interval '5 minutes', 'system', 'x', 'y')`,
    ],
  },
  'an account has one review a product': {
    'is the only one': ({ buyer, product }) => [
      sql`insert into reviews (id, product_id, seller_id, user_id, rating, comment)
        select gen_random_uuid(), id, seller_id, ${buyer}::uuid, 5, 'Good' from products where id = ${product}`,
    ],
  },
  "a checkout's quote follows from its lines and the rates of its day": {
    'is at the price above which shipping is free': ({ open }) => [
      loosen('checkouts'),
      update(
        'checkouts',
        sql`charges = null, free_shipping_above = subtotal, shipping_rate = 500, shipping = 500,
          total = subtotal + 500 + tax`,
        sql`id = ${open.id}`,
      ),
      update(
        'payments',
        sql`amount = (select total from checkouts where id = ${open.id})`,
        sql`reference = ${open.reference}`,
      ),
    ],
  },
  "a product stands once in the lists of its store's desk, as it is": {
    'has all of its units held': ({ product }) => [
      update('products', sql`held = stock`, sql`id = ${product}`),
      update('desk_products', sql`tab = 'sold-out'`, sql`product_id = ${product}`),
    ],
    'was taken down': ({ product }) => [
      loosen('products'),
      update('products', sql`status = 'taken_down'`, sql`id = ${product}`),
      update('desk_products', sql`tab = 'taken-down'`, sql`product_id = ${product}`),
    ],
    'costs less for a while': ({ product }) => [
      update('products', sql`discount_price = price - 1`, sql`id = ${product}`),
      update('desk_products', sql`price = price - 1`, sql`product_id = ${product}`),
    ],
  },
  'of the variants of a product all have a price of their own or none, and the product shows the cheapest that is offered':
    {
      'had a cheaper one that is not offered any more': ({ product }) => [
        sql`insert into product_variants (id, product_id, seller_id, position, color, price, stock_item_id, retired_at)
          select ${newId()}, id, seller_id, 9, 'Plum', 100, id, now() from products where id = ${product}`,
      ],
    },
  'a variant lies on a shelf of its product and seller, which is watched while one of its variants is offered': {
    'lies on a shelf that nobody watches, and is not offered': ({ product }) => {
      const shelf = newId();
      return [
        sql`insert into stock_items (id, product_id, seller_id, low_at)
          select ${shelf}, id, seller_id, null from products where id = ${product}`,
        sql`insert into product_variants (id, product_id, seller_id, position, color, stock_item_id, retired_at)
          select ${newId()}, id, seller_id, 9, 'Plum', ${shelf}, now() from products where id = ${product}`,
      ];
    },
  },
  'units that were counted anew are on record with who did it': {
    'other counts are on record, too': ({ product, splitProduct }) => {
      const movement = newId();
      return [
        sql`insert into stock_movements (id, stock_item_id, kind, d_stock, d_held)
          values (${movement}, ${product}, 'adjustment', 1, 0)`,
        audited('stock.adjusted', `product:${product}`, { movement, units: 1 }),
        audited('stock.adjusted', `product:${product}`, { movement: newId(), units: 2 }),
        audited('stock.adjusted', `product:${splitProduct}`, { movement, units: 3 }),
        audited('stock.counted', `product:${product}`, { movement, units: 4 }),
      ];
    },
  },
  'a dispute is known as it is on record': {
    'is told of again and again': (shop) => [
      word(shop, 'dispute.remind', 'pending', 900, 'declined'),
      word(shop, 'dispute.remind', 'waiting', 800, 'thought about'),
      stands(shop, 'waiting', 800, 'thought about'),
      audited('dispute.noted', `payment:${shop.order.reference}`, {}),
    ],
    'ended before words decided': (shop) => [
      word(shop, 'dispute.resolve', 'resolved', 700, 'thought about'),
      update('audit_log', sql`at = ${appliedAt('0021')}`, sql`details ->> 'amount' = '700'`),
      stands(shop, 'resolved', 700, 'thought about'),
      update('disputes', sql`resolved_at = now()`, sql`id = ${shop.dispute}`),
    ],
  },
  'a matter is closed as it is on record': {
    'is open': ({ order }) => [
      sql`insert into matters (kind, subject, since) values ('refund_failed', ${`payment:${order.reference}`}, now())`,
    ],
    'was closed when it was put on record': () => [
      sql`update matters set closed_at = entry.at from audit_log entry
        where entry.action = 'matter.closed' and entry.subject = matters.subject`,
    ],
    'is a report that was closed before matters were kept': () => [
      sql`insert into matters (kind, subject, since, closed_at)
        values ('report_differs', 'report:old', ${appliedAt('0018')}, ${appliedAt('0018')})`,
    ],
  },
};
