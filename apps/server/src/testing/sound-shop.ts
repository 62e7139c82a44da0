import { kobo } from '@oja/domain/money/money';
import { fillCart, openPayment, orderByCredit, payOnPage } from '@oja/testing/buying/buy';
import { draftFor } from '@oja/testing/buying/order-draft';
import type { Buyer } from '@oja/testing/people/newcomer';
import { giveCredit } from '@oja/testing/rows/give-credit';
import { addMember } from '@oja/testing/rows/members';
import { plainProduct, seedSeller } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import type { ClientRecord } from '../features/money-check/client-history.ts';
import type { AuditEnd } from '../features/money-check/evidence.ts';
import { type ProviderBooks, readProviderBooks } from '../features/money-check/provider-books.ts';
import { recordDispute } from '../features/payments/disputes/record-dispute.ts';
import { applyMessages } from '../features/payments/inbox/apply-messages.ts';
import { recordOrphan } from '../features/payments/orphans/record-orphan.ts';
import { reviewOrphan } from '../features/payments/orphans/review-orphan.ts';
import { sweepHolds } from '../features/payments/reconciler/sweep-holds.ts';
import { reviewRefunds } from '../features/payments/refunds/review-refunds.ts';
import { compareWithProvider } from '../features/payments/report/compare-with-provider.ts';
import { newId } from '../platform/ids.ts';
import { newBuyer } from './buyer.ts';
import { type SentFiles, sendFiles } from './file-steps.ts';
import {
  closeMatter,
  markOnPage,
  moveRefund,
  newOperator,
  refundAtDashboard,
  refundOrder,
  why,
} from './money-back-steps.ts';
import {
  expireHold,
  finishRefund,
  openAccount,
  paidTwice,
  payFromNowhere,
  paymentOf,
  postWebhook,
  refundOf,
  refundOnDashboard,
  relay,
  signal,
  silent,
  still,
  verify,
} from './payment-steps.ts';
import { buyerWith, type Till } from './till.ts';

interface Placed {
  id: string;
  reference: string;
}

/** A shop with something of everything that the check looks at, and nothing wrong with any of it. */
export interface SoundShop {
  /** Of `order` and `credit`. */
  buyer: string;
  /** Has bought nothing. */
  other: string;
  /** Of `order` and `credit`, and its seller, who has no account at the provider. */
  product: string;
  seller: string;
  /** Of `order` alone; its seller has an account at the provider. */
  splitProduct: string;
  splitSeller: string;
  /** Paid by card, given back in two parts, one to the card and one as credit; all of it is not. */
  order: Placed & { toCard: string; toCredit: string };
  /** Paid with store credit. */
  credit: Placed;
  /**
   * Paid by card, from two sellers without an account at the provider. One refund failed; then all was given back as
   * credit and more at the provider, of which a part was written off and the other is owed by the buyer.
   */
  changed: Placed & { buyer: string; sellers: string[] };
  /** Paid by card, from two sellers; of one line a piece is cancelled, and lies on its shelf again. */
  cancelled: Placed & { refund: string; seller: string; product: string };
  /** Paid when its hold had ended. */
  late: Placed;
  /** A payment that became a refund, which is processed. */
  refunded: Placed & { refund: string; buyer: string };
  /** Held, with a page to pay on. */
  open: Placed & { buyer: string };
  /** A payment that nobody here made; part of it went back. */
  orphan: string;
  /** Open, of `order`. */
  dispute: string;
  /** Declared for the shop by the bank. */
  declined: string;
  files: SentFiles;
}

/** What others say of the shop. */
export interface Witnesses {
  books: ProviderBooks;
  history: ClientRecord[];
  auditEnds: AuditEnd[];
}

export async function openSoundShop(till: Till): Promise<SoundShop & Witnesses> {
  const { db } = till;
  const seller = await seedSeller(db, { payout: { subaccount_code: null } });
  const product = await plainProduct(db, { seller_id: seller.id });
  const splitSeller = await seedSeller(db, { payout: { subaccount_code: await openAccount(till) } });
  const splitProduct = await plainProduct(db, { seller_id: splitSeller.id });

  const buyer = await buyerWith(till, { product }, { product: splitProduct });
  const paid = await payByCard(buyer);
  await giveCredit(db, buyer.id, 100_000_000);
  await fillCart(buyer, { product });
  const placed = await orderByCredit(buyer, await draftFor(buyer));
  const refunded = await payTwice(till);
  const late = await payLate(till);
  const operator = await newOperator(till);
  const refunds = await giveBackInParts(till, operator, paid);
  const orphan = await parkOrphan(till);
  await contest(till, 'd-1', paid.reference);
  await contest(till, 'd-2', late.reference);
  await contest(till, 'd-2', late.reference, 'declined');
  await closeTold(till, operator, paid.reference);
  const changed = await giveBackTooMuch(till, operator);
  const cancelled = await cancelPiece(till, splitSeller.id);
  const open = await leaveOpen(till);
  const files = await sendFiles(till);
  const other = (await newBuyer(till)).id;
  await relay(till);
  await chain(till);
  await compareWithProvider(till, silent, signal);
  await chain(till);

  const credit = { id: placed.orderId, reference: await referenceOf(till, placed.orderId) };
  const history = historyOf(buyer.id, paid, placed, refunded);
  return {
    buyer: buyer.id,
    other,
    product: product.id,
    seller: seller.id,
    splitProduct: splitProduct.id,
    splitSeller: splitSeller.id,
    order: { id: paid.id, reference: paid.reference, ...refunds },
    credit,
    late,
    refunded,
    open,
    orphan,
    dispute: 'd-1',
    declined: 'd-2',
    files,
    changed,
    cancelled,
    books: await readProviderBooks(till.sandbox),
    history,
    auditEnds: (await sql<AuditEnd>`select seq, hash from audit_log_end`.execute(db)).rows,
  };
}

async function payByCard(buyer: Buyer) {
  const { url, reference, orderId } = await openPayment(buyer);
  await payOnPage(url);
  const { amount, orderNumber } = await verify(buyer, reference);
  return { id: orderId, reference, amount: amount ?? 0, orderNumber: orderNumber ?? '' };
}

async function payTwice(till: Till) {
  const buyer = await buyerWith(till, { product: await plainProduct(till.db) });
  const reference = await paidTwice(till, buyer);
  await finishRefund(till, reference);
  const refund = await till.db
    .selectFrom('refunds')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return { id: (await paymentOf(till, reference)).checkout_id, reference, refund: refund.id, buyer: buyer.id };
}

async function payLate(till: Till): Promise<Placed> {
  const buyer = await buyerWith(till, { product: await plainProduct(till.db) });
  const { url, reference, orderId } = await openPayment(buyer);
  await expireHold(till, orderId);
  await sweepHolds(till, signal);
  await payOnPage(url);
  await verify(buyer, reference);
  return { id: orderId, reference };
}

async function giveBackInParts(till: Till, operator: Buyer, { id, reference }: Placed) {
  const toCard = (await refundOrder(operator, id, 100_001, 'card')).refundId;
  await finishRefund(till, reference);
  return { toCard, toCredit: (await refundOrder(operator, id, 50_003, 'credit')).refundId };
}

async function giveBackTooMuch(till: Till, operator: Buyer): Promise<SoundShop['changed']> {
  const goods = [await plainProduct(till.db), await plainProduct(till.db)];
  const buyer = await buyerWith(till, ...goods.map((product) => ({ product })));
  const { id, reference, amount } = await payByCard(buyer);
  const giveAtProvider = async (amount: number, end: 'failed' | 'processed') => {
    const refund = await refundAtDashboard(till, reference, { amount, ...still });
    await reviewRefunds(till, reference, silent);
    await moveRefund(till, refund.id, end);
    await reviewRefunds(till, reference, silent);
  };
  await giveAtProvider(70_003, 'failed');
  await refundOrder(operator, id, amount, 'credit');
  await giveAtProvider(20_000, 'processed');
  const writtenOff = (await refundOf(till, reference)).at(-1)?.id ?? '';
  const body = { what: 'matter', seen: await markOnPage(operator, 'matter', writtenOff), note: why } as const;
  await operator.call('closeRefund', { params: { id: writtenOff }, body, idempotencyKey: newId() });
  await giveAtProvider(30_000, 'processed');
  return { id, reference, buyer: buyer.id, sellers: goods.map(({ seller_id }) => seller_id) };
}

async function cancelPiece(till: Till, otherSeller: string): Promise<SoundShop['cancelled']> {
  const { db } = till;
  const member = await newBuyer(till, 'Store Manager');
  const { id: seller } = await seedSeller(db, { payout: { subaccount_code: null } });
  await addMember(db, seller, member.id, 'manager');
  const product = await plainProduct(db, { seller_id: seller });
  const beside = await plainProduct(db, { seller_id: otherSeller });
  const buyer = await buyerWith(till, { product, quantity: 2 }, { product: beside });
  const { id, reference } = await payByCard(buyer);
  const { line } = await db
    .selectFrom('order_items')
    .select('line')
    .where('order_id', '=', id)
    .where('product_id', '=', product.id)
    .executeTakeFirstOrThrow();
  const params = { seller, id };
  const { amount } = await member.call('cancelLook', { params, body: { line, quantity: 1 } });
  const body = { line, quantity: 1, reason: 'buyer_asked', seen: { amount } } as const;
  await member.call('cancelLine', { params, body, idempotencyKey: newId() });
  await finishRefund(till, reference);
  return { id, reference, seller, product: product.id, refund: (await refundOf(till, reference))[0]?.id ?? '' };
}

async function parkOrphan(till: Till): Promise<string> {
  const reference = `oja-${newId()}`;
  await payFromNowhere(till, reference, 275_000);
  await recordOrphan(till, reference, null);
  await refundOnDashboard(till, reference, 1000);
  await reviewOrphan(till, reference);
  return reference;
}

async function contest({ db }: Till, id: string, reference: string, resolution: string | null = null): Promise<void> {
  const dispute = { id, amount: kobo(1000), currency: 'NGN', reason: 'general', dueAt: null, resolution };
  await recordDispute(db, {
    inboxId: newId(),
    event: resolution === null ? 'charge.dispute.create' : 'charge.dispute.resolve',
    reference,
    dispute: { ...dispute, status: resolution === null ? 'awaiting-merchant-feedback' : 'resolved' },
  });
}

/** The provider tells of a refund that its list never has; somebody asks them, and closes the matter. */
async function closeTold(till: Till, operator: Buyer, reference: string): Promise<void> {
  const data = { status: 'processed', transaction_reference: reference, amount: 1000, currency: 'NGN' };
  await postWebhook(till, { event: 'refund.processed', data });
  await sql`update payment_inbox set received_at = received_at - interval '1 day'`.execute(till.db);
  await applyMessages(till, silent, signal);
  await closeMatter(operator, 'refund_not_listed', reference);
}

/** Somebody who takes their time: however slow the machine is, nothing of it is overdue. */
async function leaveOpen(till: Till) {
  const buyer = await buyerWith(till, { product: await plainProduct(till.db) });
  const { reference, orderId: id } = await openPayment(buyer);
  await sql`update checkouts set expires_at = now() + interval '1 day' where id = ${id}`.execute(till.db);
  await sql`update payments set next_check_at = now() + interval '1 day' where reference = ${reference}`.execute(
    till.db,
  );
  return { id, reference, buyer: buyer.id };
}

async function chain({ db }: Till): Promise<void> {
  await sql`select chain_audit_log(1000)`.execute(db);
}

async function referenceOf({ db }: Till, orderId: string): Promise<string> {
  const { payment_reference } = await db
    .selectFrom('orders')
    .select('payment_reference')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return payment_reference;
}

function historyOf(
  buyer: string,
  paid: Placed & { amount: number; orderNumber: string },
  placed: { orderId: string; orderNumber: string; amount: number },
  refunded: { reference: string; buyer: string },
): ClientRecord[] {
  const { reference, amount, orderNumber } = paid;
  const record = (kind: ClientRecord['kind'], id: string, details: NonNullable<ClientRecord['details']> = {}) =>
    ({ at: '2026-03-01T09:00:00.000Z', buyer, kind, id, outcome: 'acknowledged', details }) as const;
  return [
    record('register', buyer),
    record('payment_page', paid.id, { reference }),
    record('card_payment', reference, { amount }),
    record('card_order', paid.id, { reference, orderNumber }),
    { ...record('payment_page', paid.id), outcome: 'unknown' },
    record('credit_order', placed.orderId, { orderNumber: placed.orderNumber, amount: placed.amount }),
    { ...record('credit_order', newId()), outcome: 'refused' },
    { ...record('card_refund', refunded.reference), buyer: refunded.buyer },
  ];
}
