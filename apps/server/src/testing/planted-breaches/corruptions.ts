import { sql } from 'kysely';
import { newId } from '../../platform/ids.ts';
import type { SoundShop } from '../sound-shop.ts';
import { entry, loosen, type Plant, refund, remove, update } from './plant.ts';

/** What somebody with the database in hand did to a sound shop, and the invariants that tell without asking the provider. */
interface Corruption {
  how: Plant;
  by: string[];
}

/** So many kobo of an order whose refunds changed, from one account to another within one kind of transaction. */
function moveIn(kind: string, { changed: { reference } }: SoundShop, from: string, to: string, kobo = 100_000) {
  return [entry(from, -kobo, { kind, reference }), entry(to, kobo, { kind, reference })];
}

const payablesOf = ({ changed: { sellers } }: SoundShop) =>
  [`seller_payable:${sellers[0]}`, `seller_payable:${sellers[1]}`] as const;

/** What the buyer owes who got too much back, as what another owes. */
const owedBy = ({ changed: { reference } }: SoundShop, account: string) => [
  update(
    'ledger_entries',
    sql`account = ${account}`,
    sql`reference = ${reference} and account like 'buyer_receivable:%'`,
  ),
];

type Shop = Pick<SoundShop, 'order' | 'refunded' | 'credit'>;
const ofOrder = (shop: Shop, account: string) =>
  sql`reference = ${shop.order.reference} and kind = 'order' and account = ${account}`;

/** So many kobo of an order from one account to another: the ledger still sums to zero. */
function move(shop: Shop, kobo: number, from: string, to: string) {
  return [
    update(
      'ledger_entries',
      sql`amount = amount + ${kobo}`,
      sql`id = (select id from ledger_entries where ${ofOrder(shop, from)} and amount < 0)`,
    ),
    update(
      'ledger_entries',
      sql`amount = amount - ${kobo}`,
      sql`id = (select id from ledger_entries where ${ofOrder(shop, to)} and amount < 0)`,
    ),
  ];
}

const bookingToCredit = (buyer: string) => sql`transaction_id in (select transaction_id from ledger_entries
  where kind = 'order_refund' and account = ${`buyer_credit:${buyer}`})`;

const chainedAgain = sql`do $$ declare entry audit_log; before text := ''; begin
  for entry in select * from audit_log where seq is not null order by seq loop
    update audit_log set previous_hash = before, hash = audit_hash(before, seq, id, at, actor, action, subject, details)
      where id = entry.id returning hash into before;
  end loop;
  update audit_log_end set hash = before;
end $$`;

const lastRows = (howMany: number) => sql`seq > (select max(seq) - ${howMany} from audit_log)`;

/** The charges with a kobo less of tax. */
const lessTax = sql`jsonb_set(charges, '{1,amount}', to_jsonb(tax - 1))`;

export const corruptions: Record<string, Corruption> = {
  'a kobo of an order moved from one seller to another': {
    how: (shop) => move(shop, 1, `seller_payable:${shop.seller}`, `seller_payable:${shop.splitSeller}`),
    by: ['I34'],
  },
  '₦1,000 of an order moved from one seller to another': {
    how: (shop) => move(shop, 100_000, `seller_payable:${shop.seller}`, `seller_payable:${shop.splitSeller}`),
    by: ['I34'],
  },
  'a kobo moved from a seller to the commission': {
    how: (shop) => move(shop, 1, `seller_payable:${shop.seller}`, 'commission'),
    by: ['I34'],
  },
  'a kobo moved from the tax to the commission': {
    how: (shop) => move(shop, 1, 'tax', 'commission'),
    by: ['I34'],
  },
  'a kobo moved from the tax to shipping': {
    how: (shop) => [
      ...move(shop, 1, 'tax', 'tax'),
      update('ledger_entries', sql`amount = amount + 1`, ofOrder(shop, 'tax')),
      entry('shipping', -1, { kind: 'order', reference: shop.order.reference }),
    ],
    by: ['I34'],
  },
  'a kobo of a refund taken from another seller': {
    how: ({ seller, splitSeller }) => [
      update(
        'ledger_entries',
        sql`amount = amount + 1`,
        sql`id = (select id from ledger_entries where kind = 'order_refund'
          and account = ${`seller_payable:${seller}`} order by id limit 1)`,
      ),
      update(
        'ledger_entries',
        sql`amount = amount - 1`,
        sql`id = (select id from ledger_entries where kind = 'order_refund'
          and account = ${`seller_receivable:${splitSeller}`} order by id limit 1)`,
      ),
    ],
    by: ['I35'],
  },
  'store credit doubled, and booked as a goodwill that nobody granted': {
    how: ({ buyer }) => [
      update('store_credits', sql`balance = balance + 1000`, sql`user_id = ${buyer}`),
      entry('goodwill', 1000, { kind: 'credit_top_up' }),
      entry(`buyer_credit:${buyer}`, -1000, { kind: 'credit_top_up' }),
    ],
    by: ['I14', 'I37'],
  },
  'a balance of store credit raised': {
    how: ({ buyer }) => [update('store_credits', sql`balance = balance + 1`, sql`user_id = ${buyer}`)],
    by: ['I14'],
  },
  'a refund of an order as store credit deleted': {
    how: ({ order }) => [remove('refunds', sql`id = ${order.toCredit}`)],
    by: ['I11', 'I35', 'I36', 'I39'],
  },
  'a refund of an order as store credit deleted with its bookings': {
    how: ({ order, buyer }) => [
      remove('ledger_entries', bookingToCredit(buyer)),
      remove('refunds', sql`id = ${order.toCredit}`),
      update('store_credits', sql`balance = balance - 50003`, sql`user_id = ${buyer}`),
      update('orders', sql`refunded_amount = refunded_amount - 50003`, sql`id = ${order.id}`),
    ],
    by: ['I11', 'I39'],
  },
  'a unit put in stock by a return of no order': {
    how: ({ product }) => [
      update('stock_items', sql`stock = stock + 1`, sql`id = ${product}`),
      update('products', sql`stock = stock + 1`, sql`id = ${product}`),
      sql`insert into stock_movements (id, stock_item_id, kind, d_stock, d_held)
        values (${newId()}, ${product}, 'return', 1, 0)`,
    ],
    by: ['I31', 'I44'],
  },
  'what has gone back of an order changed': {
    how: ({ order }) => [update('orders', sql`refunded_amount = refunded_amount - 1`, sql`id = ${order.id}`)],
    by: ['I36'],
  },
  "an item's price and the subtotal raised by a kobo, the tax lowered by it": {
    how: ({ order }) => [
      update('order_items', sql`price = price + 1`, sql`order_id = ${order.id} and line = 0`),
      update('orders', sql`subtotal = subtotal + 1, tax = tax - 1, charges = ${lessTax}`, sql`id = ${order.id}`),
    ],
    by: ['I18', 'I33', 'I34', 'I35'],
  },
  'the same in the order, its parts, its checkout and the ledger': {
    how: ({ order }) => [
      update('order_items', sql`price = price + 1`, sql`order_id = ${order.id} and line = 0`),
      update('checkout_lines', sql`price = price + 1`, sql`checkout_id = ${order.id} and line = 0`),
      update('orders', sql`subtotal = subtotal + 1, tax = tax - 1, charges = ${lessTax}`, sql`id = ${order.id}`),
      update('checkouts', sql`subtotal = subtotal + 1, tax = tax - 1, charges = ${lessTax}`, sql`id = ${order.id}`),
      sql`update order_sellers part set items_total = items_total + 1 from order_items i
        where i.order_id = ${order.id} and i.line = 0 and part.order_id = i.order_id and part.seller_id = i.seller_id`,
      sql`update ledger_entries set amount = amount + 1
        where reference = ${order.reference} and kind = 'order' and account = 'tax'`,
      sql`update ledger_entries set amount = amount - 1 where id = (select e.id from ledger_entries e
        join order_items i on i.order_id = ${order.id} and i.line = 0 and e.account = 'seller_payable:' || i.seller_id
        where e.reference = ${order.reference} and e.kind = 'order' and e.amount < 0)`,
    ],
    by: ['I32', 'I35'],
  },
  'the booking of a refund of an order removed': {
    how: ({ buyer }) => [remove('ledger_entries', bookingToCredit(buyer))],
    by: ['I14', 'I35'],
  },
  'the last three rows of the audit log removed': {
    how: () => [remove('audit_log', lastRows(3))],
    by: ['I30', 'I39'],
  },
  'a row of the audit log changed, and the whole chain made anew': {
    how: () => [update('audit_log', sql`actor = 'somebody'`, sql`seq = 2`), chainedAgain],
    by: ['I30'],
  },
  'the same, and the marks in the database with it': {
    how: () => [
      update('audit_log', sql`actor = 'somebody'`, sql`seq = 2`),
      chainedAgain,
      sql`update provider_reports r set audit_hash = entry.hash from audit_log entry where entry.seq = r.audit_seq`,
    ],
    by: ['I30'],
  },
  'a refund of an order to the card deleted': {
    how: ({ order }) => [remove('refunds', sql`id = ${order.toCard}`)],
    by: ['I11', 'I35', 'I36', 'I39'],
  },
  'the booking of a refund that the provider carried out removed': {
    how: ({ refunded }) => [
      remove('ledger_entries', sql`reference = ${refunded.reference} and kind = 'refund_processed'`),
    ],
    by: ['I15', 'I35'],
  },
  'a payment settled that nobody paid': {
    how: ({ open }) => [
      update(
        'payments',
        sql`state = 'succeeded', disposition = 'order', paid_amount = amount, paid_currency = currency, settled_at = now()`,
        sql`reference = ${open.reference}`,
      ),
    ],
    by: ['I06', 'I15', 'I34', 'I39'],
  },
  'an order removed with everything of it but the money': {
    how: ({ order }) => [
      ...['order_items', 'order_sellers', 'order_status_history'].map((table) =>
        remove(table, sql`order_id = ${order.id}`),
      ),
      remove('orders', sql`id = ${order.id}`),
    ],
    by: ['I05', 'I06', 'I09', 'I11', 'I34', 'I35'],
  },
  'an order given to somebody else': {
    how: ({ order, other }) => [update('orders', sql`buyer_id = ${other}`, sql`id = ${order.id}`)],
    by: ['I20', 'I35'],
  },
  'a commission lowered': {
    how: ({ order, seller }) => [
      update('order_sellers', sql`commission = commission - 1`, sql`order_id = ${order.id} and seller_id = ${seller}`),
    ],
    by: ['I18', 'I34', 'I35'],
  },
  'a share sent to an account of nobody': {
    how: ({ order }) => [
      update('payment_splits', sql`subaccount_code = 'ACCT_thief'`, sql`reference = ${order.reference}`),
    ],
    by: ['I17'],
  },
  'a refund added that nobody decided': {
    how: ({ credit }) => [refund(credit.reference, sql`1`, { state: 'processed' })],
    by: ['I11', 'I35', 'I36', 'I39'],
  },
  'stock raised without a movement': {
    how: ({ product }) => [
      update('stock_items', sql`stock = stock + 1`, sql`id = ${product}`),
      update('products', sql`stock = stock + 1`, sql`id = ${product}`),
    ],
    by: ['I02', 'I44'],
  },
  'a whole transaction of the ledger removed': {
    how: ({ order }) => [remove('ledger_entries', sql`reference = ${order.reference} and kind = 'order'`)],
    by: ['I15', 'I34'],
  },
  'the currency of a payment changed': {
    how: ({ order }) => [
      loosen('payments'),
      update('payments', sql`paid_currency = 'USD'`, sql`reference = ${order.reference}`),
    ],
    by: ['I07', 'I34'],
  },
  'of a refund of an order that was paid back twice, ₦1,000 taken from another seller': {
    how: (shop) => moveIn('order_refund', shop, ...payablesOf(shop)),
    by: ['I35'],
  },
  'of it, ₦1,000 taken from the commission': {
    how: (shop) => moveIn('order_refund', shop, payablesOf(shop)[0], 'commission'),
    by: ['I35'],
  },
  'of it, ₦1,000 taken as goodwill': {
    how: (shop) => moveIn('order_refund', shop, payablesOf(shop)[0], 'goodwill'),
    by: ['I35'],
  },
  'of a refund of it that failed, ₦1,000 given to another seller': {
    how: (shop) => moveIn('refund_undone', shop, ...payablesOf(shop)),
    by: ['I35'],
  },
  'of it, what went back twice owed by somebody else': {
    how: (shop) => owedBy(shop, `buyer_receivable:${shop.other}`),
    by: ['I15', 'I35'],
  },
  'of it, what went back twice taken from the tax': {
    how: ({ changed: { reference } }) => [
      update(
        'ledger_entries',
        sql`account = 'tax'`,
        sql`reference = ${reference} and kind = 'refund_excess'
        and account = 'buyer_refund_due'`,
      ),
    ],
    by: ['I15', 'I35'],
  },
  'of it, what was written off taken from the commission': {
    how: ({ changed: { reference } }) => [
      update(
        'ledger_entries',
        sql`account = 'commission'`,
        sql`reference = ${reference}
        and kind = 'excess_written_off' and account = 'goodwill'`,
      ),
    ],
    by: ['I35'],
  },
  'a dispute said to be won': {
    how: ({ dispute }) => [
      update('disputes', sql`status = 'resolved', resolution = 'declined', resolved_at = now()`, sql`id = ${dispute}`),
    ],
    by: ['I39'],
  },
  'a matter said to be closed of a refund that the provider tells of': {
    how: ({ order, other }) => [
      sql`insert into matters (kind, subject, since, closed_at, closed_by)
        values ('refund_not_listed', ${`payment:${order.reference}`}, now(), now(), ${other})`,
    ],
    by: ['I39'],
  },
};
