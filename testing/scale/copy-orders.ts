import { sumsOf } from '@oja/domain/money/charges';
import { type OrderPayment, postCreditTopUp, postOrder } from '@oja/domain/money/ledger';
import { type Kobo, kobo } from '@oja/domain/money/money';
import { type Quote, quote, type SellerShare, sellerShares, specifiedPolicy } from '@oja/domain/money/pricing';
import { orderNumber } from '@oja/domain/orders/order-number';
import { ACCEPT_WITHIN_HOURS, DISPATCH_DAYS, shipBy } from '@oja/domain/orders/parcel-due';
import { RECIPIENT_SHOWN_DAYS } from '@oja/domain/orders/recipient';
import { creditTransactionId, paymentReference } from '@oja/domain/payments/payment';
import { plainLetters } from '@oja/domain/text/plain-letters';
import { shippingInfo } from '../buying/address.ts';
import { type InventedOrder, inventOrder } from './invented-orders.ts';
import { type InventedProduct, productMaker } from './invented-products.ts';
import type { InventedSellers } from './invented-sellers.ts';
import type { Person } from './people.ts';
import { rowId } from './row-ids.ts';
import type { RowsToCopy } from './rows-to-copy.ts';
import type { Scale } from './scale.ts';
import { isRecent } from './tally-orders.ts';

interface Ordering {
  scale: Scale;
  stores: InventedSellers;
  buyers: readonly Person[];
}

interface Line {
  product: InventedProduct;
  sellerId: string;
  quantity: number;
  price: Kobo;
}

/** An order with all that follows from it by the rules of the shop. */
interface Placed extends Pick<InventedOrder, 'byCredit' | 'placedAt'> {
  n: number;
  id: string;
  buyer: Person;
  lines: readonly Line[];
  quote: Quote;
  sellers: readonly SellerShare[];
  reference: string;
  /** What the provider keeps. */
  fees: Kobo;
}

const currency = 'NGN';
const hour = 3600_000;

/**
 * Ten years of orders with everything that an order leaves behind: checkout, hold and sale, payment, parcels and their
 * steps, ledger, audit log and message. @param done told how many there are
 */
export async function copyOrders(rows: RowsToCopy, ordering: Ordering, done: (orders: number) => void): Promise<void> {
  const { scale, stores, buyers } = ordering;
  const product = productMaker(scale, stores);
  const balances = new Map<Person, Kobo>();
  for (let n = 0; n < scale.orders; n += 1) {
    const placed = placedOrder(ordering, n, product);
    if (placed.byCredit) addCredit(rows, placed, balances);
    addCheckout(rows, placed);
    addStock(rows, placed, scale);
    addPayment(rows, placed);
    addOrder(rows, placed, scale);
    addParcels(rows, placed, scale);
    await rows.sendEnough();
    if (n % 1000 === 0) done(n);
  }
  for (const buyer of buyers) {
    const balance = balances.get(buyer);
    if (balance !== undefined) rows.add('store_credits', { user_id: buyer.id, balance });
  }
  await rows.sendAll();
  done(scale.orders);
}

function placedOrder({ scale, stores, buyers }: Ordering, n: number, product: (n: number) => InventedProduct): Placed {
  const { buyer, lines: wanted, ...order } = inventOrder(scale, n);
  const lines = wanted.map(({ product: place, quantity }): Line => {
    const made = product(place);
    const sellerId = stores.sellers[stores.sellerOf[place] ?? 0]?.id ?? '';
    return { product: made, sellerId, quantity, price: kobo(made.discountPrice ?? made.price) };
  });
  const owner = buyers[buyer];
  if (!owner) throw new RangeError(`There is no buyer ${buyer}.`);
  const number = n.toString(36).padStart(10, '0');
  const priced = quote(lines, specifiedPolicy);
  return {
    ...order,
    n,
    id: rowId('order', n, order.placedAt),
    buyer: owner,
    lines,
    quote: priced,
    sellers: sellerShares(lines, specifiedPolicy),
    reference: order.byCredit ? creditTransactionId(number.toUpperCase()) : paymentReference(number),
    fees: order.byCredit ? kobo(0) : kobo(Math.min(200_000, Math.round(priced.total * 0.015) + 10_000)),
  };
}

/** The operator gives what the order costs, in full thousands of naira. */
function addCredit(
  rows: RowsToCopy,
  { n, buyer, quote: { total }, placedAt }: Placed,
  balances: Map<Person, Kobo>,
): void {
  const amount = kobo(Math.ceil(total / 100_000) * 100_000);
  const at = placedAt - hour;
  const transaction_id = rowId('transaction', 2 * n + 1, at);
  addEntries(rows, postCreditTopUp(buyer.id, amount, 'goodwill'), {
    first: n * 64 + 32,
    at,
    of: { transaction_id, kind: 'credit_top_up', reference: null, order_id: null },
  });
  addAudit(rows, 2 * n + 1, at, { action: 'credit.granted', subject: `account:${buyer.id}`, details: { amount } });
  balances.set(buyer, kobo((balances.get(buyer) ?? 0) + amount - total));
}

function addCheckout(rows: RowsToCopy, { n, id, buyer, byCredit, lines, quote: priced, placedAt }: Placed): void {
  const at = new Date(placedAt);
  rows.add('checkouts', {
    id,
    buyer_id: buyer.id,
    method: byCredit ? 'credit' : 'card',
    state: 'completed',
    request_hash: 'loaded',
    ...promiseOf(priced),
    currency,
    commission_basis_points: specifiedPolicy.commissionBasisPoints,
    free_shipping_above: specifiedPolicy.freeShippingAboveKobo,
    shipping_rate: specifiedPolicy.shippingKobo,
    tax_basis_points: specifiedPolicy.taxBasisPoints,
    expires_at: new Date(placedAt + hour / 4),
    completed_at: at,
    created_at: at,
    updated_at: at,
    opened_turn: 2 * n + 1,
    completed_turn: 2 * n + 2,
  });
  for (const [line, of] of lines.entries()) rows.add('checkout_lines', { checkout_id: id, line, ...goodsOf(of) });
}

const shipping_info = JSON.stringify(shippingInfo);

/** What checkout and order say alike. */
function promiseOf({ subtotal, charges, total }: Quote) {
  return { shipping_info, subtotal, ...sumsOf(charges), total, charges: JSON.stringify(charges) };
}

/** What a line of a checkout and an item of an order say alike. */
function goodsOf({ product, sellerId, price, quantity }: Line) {
  const goods = { product_id: product.id, seller_id: sellerId, name: product.name, price, quantity };
  return { ...goods, selected_color: product.colours[0] ?? '', selected_size: product.sizes[0] ?? '' };
}

function addStock(rows: RowsToCopy, { n, id, lines, placedAt }: Placed, { products }: Scale): void {
  const created_at = new Date(placedAt);
  for (const [line, { product, quantity }] of lines.entries()) {
    for (const [step, kind] of (['hold', 'sale'] as const).entries()) {
      rows.add('stock_movements', {
        // Beyond those with which the products opened.
        id: rowId('movement', 2 * products + n * 16 + line * 2 + step, placedAt),
        stock_item_id: product.id,
        kind,
        d_stock: kind === 'sale' ? -quantity : 0,
        d_held: kind === 'sale' ? -quantity : quantity,
        checkout_id: id,
        created_at,
      });
    }
  }
}

function addPayment(rows: RowsToCopy, placed: Placed): void {
  const {
    n,
    id,
    buyer,
    byCredit,
    quote: { charges, total },
    sellers,
    reference,
    fees,
    placedAt,
  } = placed;
  const at = new Date(placedAt);
  rows.add('payments', {
    reference,
    checkout_id: id,
    provider: byCredit ? 'credit' : 'paystack',
    amount: total,
    currency,
    state: 'succeeded',
    provider_status: byCredit ? null : 'success',
    provider_transaction_id: byCredit ? null : String(1_000_000_000 + n),
    paid_amount: total,
    paid_currency: currency,
    provider_fees: byCredit ? null : fees,
    disposition: 'order',
    settled_at: at,
    created_at: at,
    updated_at: at,
  });
  const by: OrderPayment = byCredit
    ? { method: 'credit', buyerId: buyer.id }
    : { method: 'card', paid: total, fees, splits: [] };
  addEntries(rows, postOrder({ sellers, charges }, by), {
    first: n * 64,
    at: placedAt,
    of: { transaction_id: rowId('transaction', 2 * n, placedAt), kind: 'order', reference, order_id: id },
  });
  const details = { disposition: 'order', orderId: id, amount: total, currency, ...(!byCredit && { fees }) };
  addAudit(rows, 2 * n, placedAt, { action: 'payment.settled', subject: `payment:${reference}`, details });
}

interface Booking {
  /** The number of its first entry. */
  first: number;
  at: number;
  of: { transaction_id: string; kind: string; reference: string | null; order_id: string | null };
}

function addEntries(rows: RowsToCopy, postings: ReturnType<typeof postOrder>, { first, at, of }: Booking): void {
  const created_at = new Date(at);
  for (const [place, { account, amount }] of postings.entries()) {
    rows.add('ledger_entries', { id: rowId('entry', first + place, at), ...of, account, amount, currency, created_at });
  }
}

/** Without a place in the chain: the shop's own chainer gives it. */
function addAudit(
  rows: RowsToCopy,
  n: number,
  at: number,
  { action, subject, details }: { action: string; subject: string; details: object },
): void {
  const entry = { id: rowId('audit', n, at), at: new Date(at), actor: 'system', action, subject };
  rows.add('audit_log', { ...entry, details: JSON.stringify(details) });
}

function addOrder(rows: RowsToCopy, placed: Placed, scale: Scale): void {
  const { n, id, buyer, byCredit, lines, quote: priced, reference, placedAt } = placed;
  const at = new Date(placedAt);
  rows.add('orders', {
    id,
    order_number: orderNumber(placedAt),
    buyer_id: buyer.id,
    buyer_name: buyer.name,
    buyer_email: buyer.email,
    ...promiseOf(priced),
    payment_method: byCredit ? 'credit' : 'card',
    payment_reference: reference,
    counts_as_recent: isRecent(scale, placedAt),
    created_at: at,
    updated_at: at,
  });
  for (const [line, of] of lines.entries()) rows.add('order_items', { order_id: id, line, ...goodsOf(of) });
  rows.add('outbox', {
    id: rowId('message', n, placedAt),
    topic: 'order.created',
    dedupe: `order:${id}`,
    payload: JSON.stringify({ orderId: id }),
    available_at: at,
    done_at: at,
    created_at: at,
  });
}

/** Hours from the order to each step of a parcel. */
const steps = [
  { status: 'approved', after: 6 },
  { status: 'shipped', after: 30 },
  { status: 'delivered', after: 78 },
] as const;

/** Each parcel is as far as it came until the end of the ten years. */
function addParcels(rows: RowsToCopy, placed: Placed, { until }: Scale): void {
  const { n, id, sellers, placedAt } = placed;
  const begun = {
    order_id: id,
    seller_id: null,
    status: 'pending',
    updated_by: 'system',
    notes: 'Order created',
  } as const;
  rows.add('order_status_history', { id: rowId('step', n * 16, placedAt), ...begun, created_at: new Date(placedAt) });
  for (const [place, { sellerId, items, commission }] of sellers.entries()) {
    const taken = steps.filter(({ after }) => placedAt + after * hour < until.getTime());
    const status = taken.at(-1)?.status ?? 'pending';
    const [approved_at, shipped_at, delivered_at] = taken.map(({ after }) => new Date(placedAt + after * hour));
    rows.add('order_sellers', {
      order_id: id,
      seller_id: sellerId,
      status,
      placed_at: new Date(placedAt),
      due_at: shipped_at === undefined ? dueAt(placedAt, approved_at) : null,
      items_total: items,
      commission,
      approved_at: approved_at ?? null,
      shipped_at: shipped_at ?? null,
      delivered_at: delivered_at ?? null,
      tracking_number: shipped_at === undefined ? null : `TRK-${n}-${place}`,
      search_text: approved_at === undefined ? null : searchText(placed, sellerId, isKnown(delivered_at, until)),
      buyer_forgotten: !isKnown(delivered_at, until),
    });
    for (const [step, { status: reached, after }] of taken.entries()) {
      const at = placedAt + after * hour;
      const moved = { order_id: id, seller_id: sellerId, status: reached, updated_by: 'seller', notes: '' };
      rows.add('order_status_history', {
        id: rowId('step', n * 16 + 1 + place * 3 + step, at),
        ...moved,
        created_at: new Date(at),
      });
    }
  }
}

const dueAt = (placedAt: number, approvedAt: Date | undefined): Date =>
  approvedAt === undefined ? new Date(placedAt + ACCEPT_WITHIN_HOURS * hour) : shipBy(approvedAt, DISPATCH_DAYS);

/** Whether its store still sees whom a parcel went to. */
const isKnown = (deliveredAt: Date | undefined, until: Date): boolean =>
  deliveredAt === undefined || deliveredAt.getTime() > until.getTime() - RECIPIENT_SHOWN_DAYS * 24 * hour;

/** What an accepted parcel is found by. */
function searchText({ placedAt, lines }: Placed, sellerId: string, known: boolean): string {
  const goods = lines.filter((line) => line.sellerId === sellerId).map(({ product }) => product.name);
  const { firstName, lastName, phone } = shippingInfo;
  const person = known ? [firstName, lastName, phone.replaceAll(/\D/g, '')] : [];
  return plainLetters([orderNumber(placedAt), ...goods, ...person].join(' '));
}
