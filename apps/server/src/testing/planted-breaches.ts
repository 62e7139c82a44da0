import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../database/pool.ts';
import type { ClientRecord } from '../features/money-check/client-history.ts';
import type { Evidence } from '../features/money-check/invariant.ts';
import { newId } from '../platform/ids.ts';

/** What is in the shop before a breach is planted: nothing is wrong with it. */
export interface SoundShop {
  buyer: string;
  other: string;
  /** Of both orders. */
  product: string;
  /** Paid by card. */
  order: { id: string; reference: string };
  /** Of a payment that became a refund, which is processed. */
  refunded: string;
}

type Plant = (shop: SoundShop, evidence: Evidence) => RawBuilder<unknown>[] | Partial<Evidence>;

/** Puts the database, or what others say, wrong in one way for each sentence of the table of invariants. */
export const plants: Record<string, Plant> = {
  'stock and held units are possible: 0 ≤ held ≤ stock': ({ product }) => [
    loosen('products'),
    sql`update products set held = stock + 1 where id = ${product}`,
  ],
  'stock is the sum of its movements': ({ product }) => [
    sql`update products set stock = stock + 1 where id = ${product}`,
  ],
  'held units are the sum of their movements': ({ product }) => [
    sql`update products set held = held + 1 where id = ${product}`,
  ],
  'held units are those of checkouts that hold': ({ product }) => [
    sql`update products set held = held + 1 where id = ${product}`,
  ],
  'units sold are the units of orders': ({ order }) => [sql`delete from order_items where order_id = ${order.id}`],
  'a succeeded payment became exactly one order or one full refund': ({ order }) => [
    sql`delete from orders where id = ${order.id}`,
  ],
  'an order has a succeeded payment of its total; what was paid above it is the fee the customer bore': ({ order }) => [
    sql`update payments set paid_amount = paid_amount - 1 where reference = ${order.reference}`,
  ],
  'the total of an order is its items, its shipping and its tax': ({ order }) => [
    sql`update order_items set price = price + 1 where order_id = ${order.id}`,
  ],
  'a checkout is completed exactly when its order exists': ({ order }) => [
    sql`update checkouts set state = 'released', release_reason = 'expired', completed_at = null, completed_turn = null where id = ${order.id}`,
  ],
  'refunds never exceed what was paid': ({ refunded }) => [
    sql`insert into refunds (id, reference, amount, reason) values (${newId()}, ${refunded}, 1, 'requested')`,
  ],
  'every order and every automatic refund has its message in the outbox': ({ order }) => [
    sql`delete from outbox where dedupe = ${`order:${order.id}`}`,
  ],
  'every settled payment and every refund is on record': ({ order }) => [
    sql`insert into refunds (id, reference, amount, reason) values (${newId()}, ${order.reference}, 1, 'requested')`,
  ],
  'an open payment is looked at in time, and closed after three days': ({ order }) => [
    sql`update payments set state = 'sent', disposition = null, next_check_at = now() - interval '1 hour'
      where reference = ${order.reference}`,
  ],
  'a hold that ran out is given back within two sweeps': ({ order }) => [
    sql`update checkouts set state = 'held', completed_at = null, completed_turn = null, expires_at = now() - interval '1 hour'
      where id = ${order.id}`,
  ],
  'every transaction of the ledger sums to zero': oneKoboInTheLedger,
  'the whole ledger sums to zero': oneKoboInTheLedger,
  'store credit is what the ledger owes the buyer': ({ buyer }) => [
    sql`update store_credits set balance = balance + 1 where user_id = ${buyer}`,
  ],
  'the ledger has of the provider what it holds, less what it is paying back, and payments nobody knows': (
    _,
    { books },
  ) => ({
    books: books && {
      ...books,
      balances: (books.balances ?? []).map((held) => ({ ...held, amount: held.amount - 1 })),
    },
  }),
  'every settled payment is in the ledger once, with what was paid': ({ order }) => [
    sql`delete from ledger_entries where reference = ${order.reference}`,
  ],
  'what the ledger owes of a payment that became no order is its refund that is not processed': ({ refunded }) => [
    sql`delete from ledger_entries where reference = ${refunded} and kind = 'refund_processed'`,
  ],
  'what the sellers are sent of a payment is not more than its amount': oneKoboTooMuchForTheSeller,
  "a card payment's shares are those of its lines, sent to the accounts on the sellers' records":
    oneKoboTooMuchForTheSeller,
  "the sellers' parts of an order are its items, and the commission is that of its day": ({ order }) => [
    sql`update order_sellers set commission = commission + 1 where order_id = ${order.id}`,
  ],
  "the history of an order begins with 'Order created' by 'system'": ({ order }) => [
    sql`update order_status_history set updated_by = 'buyer' where order_id = ${order.id}`,
  ],
  'the status of a parcel never moves back, and ends where the parcel is': ({ order }) => [
    sql`update order_sellers set status = 'approved' where order_id = ${order.id}`,
  ],
  'an order number stands for one order': () => [loosen('orders'), sql`update orders set order_number = 'ORD-1'`],
  'an order belongs to the buyer of its checkout': ({ order, other }) => [
    sql`update orders set buyer_id = ${other} where id = ${order.id}`,
  ],
  'every payment the provider took under a reference of ours is settled here, or known as an orphan': (
    _,
    { books },
  ) => ({
    books: books && {
      ...books,
      payments: [
        ...books.payments,
        { id: '1', reference: 'oja-nobody', status: 'success', amount: 5000, kept: 5000, currency: 'NGN' },
      ],
    },
  }),
  'every card payment settled here was taken by the provider, with that transaction, amount and currency': (
    { order },
    { books },
  ) => ({
    books: books && { ...books, payments: books.payments.filter(({ reference }) => reference !== order.reference) },
  }),
  'every refund at the provider is one of ours, carried out once': (_, { books }) => ({
    books: books && { ...books, refunds: books.refunds.flatMap((given) => [given, { ...given, id: `${given.id}0` }]) },
  }),
  'every refund processed here is processed at the provider': (_, { books }) => ({
    books: books && { ...books, refunds: books.refunds.map((given) => ({ ...given, status: 'pending' })) },
  }),
  'every refund processed at the provider is processed here': ({ refunded }) => [
    sql`update refunds set state = 'manual' where reference = ${refunded}`,
  ],
  'a message of the provider is applied within 15 minutes, or about a payment that is still watched': () => [
    sql`insert into payment_inbox (id, provider, dedupe, raw, received_at) values (${newId()}, 'paystack', 'lying',
      ${Buffer.from('{"event":"charge.success","data":{"reference":"oja-nobody"}}')}, now() - interval '20 minutes')`,
  ],
  'an effect has one message, and an order one mail': () => [
    loosen('outbox'),
    sql`insert into outbox (id, topic, dedupe) select gen_random_uuid(), topic, dedupe from outbox limit 1`,
  ],
  'no request holds its idempotency key for more than a minute': ({ buyer }) => [
    sql`insert into idempotency_keys (user_id, route, key, request_hash, claimed_at)
      values (${buyer}, 'x', 'k', 'h', now() - interval '2 minutes')`,
  ],
  'an account has one review a product': ({ buyer, product }) => [
    loosen('reviews'),
    sql`insert into reviews (id, product_id, seller_id, user_id, rating, comment)
      select gen_random_uuid(), id, seller_id, ${buyer}::uuid, 5, 'Good' from products, generate_series(1, 2)
      where id = ${product}`,
  ],
  'an e-mail address has one account, and stands there in its canonical form': ({ buyer }) => [
    sql`insert into users (id, name, email) select gen_random_uuid(), 'Twin', upper(email) from users where id = ${buyer}`,
  ],
  'a way to sign in belongs to one account': () => [
    loosen('accounts'),
    sql`update accounts set provider_id = 'google', account_id = 'the same'`,
  ],
  'a line of a cart has a quantity of 1 or more': (shop) => [loosen('cart_lines'), cartLine(shop, 0)],
  'a line of a cart is of a product with a seller, or of one that is gone': (shop) => [
    cartLine(shop, 1),
    sql`delete from sellers`,
  ],
  'a variant of a product has one line in a cart': (shop) => [
    loosen('cart_lines'),
    cartLine(shop, 1),
    cartLine(shop, 2),
  ],
  'a client that has an account is there': (shop) => told(shop, 'register', shop.order.id),
  'a client that got a payment page has its checkout and that payment': (shop) =>
    told(shop, 'payment_page', shop.order.id, { reference: shop.refunded }),
  'a client whose order was placed has that order': (shop) => told(shop, 'credit_order', newId()),
  'a client that paid has an order or a refund of it': (shop) =>
    told(shop, 'card_payment', shop.order.reference, { amount: 1 }),
  'a client whose payment became an order has that order': (shop) =>
    told(shop, 'card_order', shop.order.id, { orderNumber: 'ORD-2' }),
  'a client whose money comes back has its refund, and no order of it': (shop) =>
    told(shop, 'card_refund', shop.order.reference),
  'an order that was only ever refused is not there': (shop) =>
    told(shop, 'credit_order', shop.order.id, {}, 'refused'),
  'a checkout whose outcome the client does not know is there whole, or not at all': (shop) =>
    told({ ...shop, buyer: shop.other }, 'payment_page', shop.order.id, {}, 'unknown'),
  'an order whose outcome the client does not know is there whole, or not at all': ({ order }) => [
    sql`delete from order_status_history where order_id = ${order.id}`,
  ],
  'the chain of the audit log is unbroken': () => [
    sql`update audit_log set details = '{"amount": 1}' where seq = (select max(seq) from audit_log)`,
  ],
  "the audit log still has what the daily reports saw at its chain's end": () => [
    sql`insert into provider_reports (id, covers_from, audit_seq, audit_hash) values (${newId()}, now(), 1, 'another')`,
  ],
  'what is written down gets its place in the chain within minutes': () => [
    sql`insert into audit_log (id, at, actor, action, subject)
      values (${newId()}, now() - interval '1 hour', 'system', 'x', 'y')`,
  ],
};

/** Lets the tables hold what no transaction could put there; all of it goes with the transaction. */
export async function plant(tx: Tx, statements: readonly RawBuilder<unknown>[]): Promise<void> {
  await sql`set local session_replication_role = replica`.execute(tx);
  for (const statement of statements) await statement.execute(tx);
}

function loosen(table: string): RawBuilder<unknown> {
  return sql`do $$ declare rule record; begin
    for rule in select conname from pg_constraint where conrelid = ${sql.lit(table)}::regclass and contype in ('c', 'u') loop
      execute format('alter table %I drop constraint %I cascade', ${sql.lit(table)}, rule.conname);
    end loop; end $$`;
}

function oneKoboInTheLedger({ order }: SoundShop) {
  return [
    sql`update ledger_entries set amount = amount + 1 where id = (
      select id from ledger_entries where reference = ${order.reference} limit 1)`,
  ];
}

function oneKoboTooMuchForTheSeller({ order, product }: SoundShop) {
  return [
    sql`insert into payment_splits (reference, seller_id, subaccount_code, share)
      select reference, seller_id, 'ACCT_thief', amount + 1 from payments, products
      where reference = ${order.reference} and products.id = ${product}`,
  ];
}

function cartLine({ other, product }: SoundShop, quantity: number) {
  return sql`insert into cart_lines (id, user_id, product_id, product_name, quantity)
    values (${newId()}, ${other}, ${product}, 'Cloth', ${quantity})`;
}

function told(
  { buyer }: SoundShop,
  kind: ClientRecord['kind'],
  id: string,
  details: NonNullable<ClientRecord['details']> = {},
  outcome: ClientRecord['outcome'] = 'acknowledged',
): Partial<Evidence> {
  return { history: [{ at: '2026-03-01T09:00:00.000Z', buyer, kind, id, outcome, details }] };
}
