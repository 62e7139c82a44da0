import type { OrphanParts } from '../payments/orphan-parts.ts';
import type { PaymentMethod } from '../payments/payment-method.ts';
import { addedBy, type Charge, type ChargeKind, chargeKinds } from './charges.ts';
import { type Kobo, kobo, splitKobo, subtractKobo, sumKobo } from './money.ts';

/** Accounts with a `:` belong to the seller or buyer whose id follows. */
export type LedgerAccount =
  | 'provider_clearing'
  | 'provider_fees'
  | 'commission'
  | 'shipping'
  | 'tax'
  | 'buyer_refund_due'
  | 'goodwill'
  /** What came in for no order and is owed to nobody any more. */
  | 'unclaimed'
  /** Money of payments that nobody here made: owed to whoever did. */
  | 'orphans_due'
  /** What of such payments went back beyond what came in: to be asked back from whoever has it. */
  | 'orphans_receivable'
  /** Our own bank account, for what is sent back by hand. */
  | 'bank'
  | `seller_payable:${string}`
  | `seller_receivable:${string}`
  | `buyer_credit:${string}`
  /** What a buyer got back beyond what was paid, because two gave it back without knowing of each other. */
  | `buyer_receivable:${string}`;

/** One entry of a transaction: debit > 0, credit < 0, never 0. The entries of a transaction sum to 0. */
export interface Posting {
  account: LedgerAccount;
  amount: Kobo;
}

/** How an order's total is shared out; shares come from `sellerShares`, charges from `quote`. */
export interface OrderMoney {
  sellers: readonly { sellerId: string; payable: Kobo; commission: Kobo }[];
  charges: readonly Charge[];
}

/** Where the money of a charge lies. */
const accountOfCharge: Record<ChargeKind, LedgerAccount> = { shipping: 'shipping', tax: 'tax' };

function chargeParts(charges: readonly Charge[]): OrderPart[] {
  return chargeKinds.map((kind) => ({ account: accountOfCharge[kind], amount: addedBy(charges, kind) }));
}

/** What the provider told of a card payment, and what it passed on to sellers' subaccounts by itself. */
export interface CardMoney {
  paid: Kobo;
  fees: Kobo;
  splits: readonly { sellerId: string; share: Kobo }[];
}

/** What is known of the money of an order, by the way it was paid: each way says so here. */
interface PaidBy {
  card: CardMoney;
  credit: { buyerId: string };
}

export type OrderPayment = { [M in PaymentMethod]: { method: M } & PaidBy[M] }[PaymentMethod];

/** An order and the money it was paid with. @throws RangeError if less was paid than the order's total */
export function postOrder(order: OrderMoney, payment: OrderPayment): Posting[] {
  switch (payment.method) {
    case 'card':
      return postOrderByCard(order, payment);
    case 'credit':
      return postOrderByCredit(order, payment);
  }
}

/** Order paid by card. A surplus, paid because the customer bears the fee, lowers our fees. */
function postOrderByCard(order: OrderMoney, card: CardMoney): Posting[] {
  const surplus = subtractKobo(card.paid, totalOf(order));
  if (surplus < 0) throw new RangeError(`An order of ${totalOf(order)} kobo cannot be paid by ${card.paid}`);
  return postings([
    debit('provider_clearing', card.paid),
    ...creditShares(order),
    credit('provider_fees', surplus),
    debit('provider_fees', card.fees),
    credit('provider_clearing', card.fees),
    ...card.splits.flatMap(({ sellerId, share }) => [
      debit(`seller_payable:${sellerId}`, share),
      credit('provider_clearing', share),
    ]),
  ]);
}

/** Order paid from the buyer's store credit. */
function postOrderByCredit(order: OrderMoney, { buyerId }: { buyerId: string }): Posting[] {
  return postings([debit(`buyer_credit:${buyerId}`, totalOf(order)), ...creditShares(order)]);
}

/** Card payment that becomes no order: all that was paid is owed to the buyer; a split already sent is owed by the seller. */
export function postRefundDue({ paid, fees, splits }: CardMoney): Posting[] {
  return postings([
    debit('provider_clearing', paid),
    credit('buyer_refund_due', paid),
    debit('provider_fees', fees),
    credit('provider_clearing', fees),
    ...splits.flatMap(({ sellerId, share }) => [
      debit(`seller_receivable:${sellerId}`, share),
      credit('provider_clearing', share),
    ]),
  ]);
}

/** An owed refund has been sent, by the provider or from our bank account. */
export function postRefundProcessed(amount: Kobo, from: 'provider_clearing' | 'bank' = 'provider_clearing'): Posting[] {
  return postings([debit('buyer_refund_due', amount), credit(from, amount)]);
}

/** One place where the money of an order went, and how much. */
export interface OrderPart {
  account: LedgerAccount;
  amount: Kobo;
}

/**
 * Where the money of an order went, as far as it can be asked back from there: a share that the provider passed on is
 * owed by its seller, one that it did not is owed to the seller that much less.
 */
export function orderParts({ sellers, charges }: OrderMoney, { surplus, sentTo }: PaidOut): OrderPart[] {
  return [
    ...sellers.map(({ sellerId, payable }): OrderPart => {
      return {
        account: `${sentTo.has(sellerId) ? 'seller_receivable' : 'seller_payable'}:${sellerId}`,
        amount: payable,
      };
    }),
    { account: 'commission', amount: sumKobo(sellers.map(({ commission }) => commission)) },
    ...chargeParts(charges),
    { account: 'provider_fees', amount: surplus },
  ];
}

/** What was paid above the order's total, and the sellers whose share the provider passed on by itself. */
interface PaidOut {
  surplus: Kobo;
  sentTo: ReadonlySet<string>;
}

/** Where a payment's money lies that became no order: all of it is owed to the buyer, and what is not, to nobody. */
export function unclaimedPart(left: Kobo): OrderPart[] {
  return [{ account: 'unclaimed', amount: left }];
}

/**
 * Part of a payment's money goes back, or all of it: from each place in proportion to what is left there, so that the
 * last one leaves nothing anywhere. @throws RangeError if more is asked than is left
 */
export function postRefund(
  left: readonly OrderPart[],
  amount: Kobo,
  to: 'buyer_refund_due' | `buyer_credit:${string}` | `buyer_receivable:${string}`,
): Posting[] {
  const amounts = left.map((part) => part.amount);
  if (amount > sumKobo(amounts)) throw new RangeError(`No ${amount} kobo are left to refund`);
  const taken = splitKobo(amount, amounts);
  return postings([...left.map(({ account }, index) => debit(account, taken[index] ?? kobo(0))), credit(to, amount)]);
}

/** What the refund of a line takes from each place: the share of a store that the provider passed on is owed by the store. */
function lineParts(left: readonly OrderPart[], line: OrderMoney): OrderPart[] {
  const isSent = ({ sellerId }: { sellerId: string }) =>
    left.some(({ account }) => account === `seller_receivable:${sellerId}`);
  const sentTo = new Set(line.sellers.filter(isSent).map(({ sellerId }) => sellerId));
  return orderParts(line, { surplus: kobo(0), sentTo });
}

/** Whether refunds before it have left that much in each place that the refund of a line takes from. */
export function isLeftFor(left: readonly OrderPart[], line: OrderMoney): boolean {
  const leftAt = (account: LedgerAccount) => left.find((part) => part.account === account)?.amount ?? 0;
  return lineParts(left, line).every(({ account, amount }) => amount <= leftAt(account));
}

/**
 * Pieces of a line are not sent: exactly what was paid for them goes back, from where it went.
 * @throws RangeError if refunds before it have left less than that somewhere
 */
export function postLineCancelled(
  left: readonly OrderPart[],
  line: OrderMoney,
  to: 'buyer_refund_due' | `buyer_credit:${string}`,
): Posting[] {
  if (!isLeftFor(left, line)) throw new RangeError('Less is left of the order than was paid for the line');
  const taken = lineParts(left, line).map(({ account, amount }) => debit(account, amount));
  return postings([...taken, credit(to, totalOf(line))]);
}

/**
 * A refund that was to go back does not, or not all of it: to each place in proportion to what was taken from there.
 * @throws RangeError if more is given than was taken
 */
export function postRefundUndone(taken: readonly OrderPart[], amount: Kobo): Posting[] {
  const amounts = taken.map((part) => part.amount);
  if (amount > sumKobo(amounts)) throw new RangeError(`No ${amount} kobo were taken for refunds`);
  const given = splitKobo(amount, amounts);
  return postings([
    debit('buyer_refund_due', amount),
    ...taken.map(({ account }, index) => credit(account, given[index] ?? kobo(0))),
  ]);
}

/**
 * What was paid for pieces of a line does not go back after all, or not all of it: to where exactly these pieces took it
 * from, whatever other lines took. @throws RangeError if more is given than was paid for them
 */
export function postLineUndone(left: readonly OrderPart[], line: OrderMoney, amount: Kobo): Posting[] {
  return postRefundUndone(lineParts(left, line), amount);
}

/** More goes back than was paid: the buyer owes it. */
export function postExcess(buyerId: string, amount: Kobo): Posting[] {
  return postings([debit(`buyer_receivable:${buyerId}`, amount), credit('buyer_refund_due', amount)]);
}

/** It does not go back after all: the buyer does not owe it, or the shop has written nothing off. */
export function postExcessUndone(amount: Kobo, from: 'goodwill' | `buyer_receivable:${string}`): Posting[] {
  return postings([debit('buyer_refund_due', amount), credit(from, amount)]);
}

/** The shop does not ask for it. */
export function postExcessWrittenOff(buyerId: string, amount: Kobo): Posting[] {
  return postings([debit('goodwill', amount), credit(`buyer_receivable:${buyerId}`, amount)]);
}

/** A payment that nobody here made. */
export function postOrphan({ paid, fees }: Pick<CardMoney, 'paid' | 'fees'>): Posting[] {
  return postings([
    debit('provider_clearing', paid),
    credit('orphans_due', paid),
    debit('provider_fees', fees),
    credit('provider_clearing', fees),
  ]);
}

/** Money of such a payment went back: what was owed, what was taken for nobody's, and what is beyond what came in. */
export function postOrphanReturned(
  { due, unclaimed, excess }: OrphanParts,
  from: 'provider_clearing' | 'bank',
): Posting[] {
  return postings([
    debit('orphans_due', due),
    debit('unclaimed', unclaimed),
    debit('orphans_receivable', excess),
    credit(from, sumKobo([due, unclaimed, excess])),
  ]);
}

/** What is left of it is owed to nobody. */
export function postOrphanNotOwed(due: Kobo): Posting[] {
  return postings([debit('orphans_due', due), credit('unclaimed', due)]);
}

/** The shop asks nobody for what of it went back beyond what came in. */
export function postOrphanWrittenOff(excess: Kobo): Posting[] {
  return postings([debit('goodwill', excess), credit('orphans_receivable', excess)]);
}

/** Store credit given to a buyer, as goodwill or for money that came in. */
export function postCreditTopUp(buyerId: string, amount: Kobo, source: 'goodwill' | 'provider_clearing'): Posting[] {
  return postings([debit(source, amount), credit(`buyer_credit:${buyerId}`, amount)]);
}

/** Store credit that should not have been given is the buyer's no more. */
export function postCreditTakenBack(buyerId: string, amount: Kobo): Posting[] {
  return postings([debit(`buyer_credit:${buyerId}`, amount), credit('goodwill', amount)]);
}

function totalOf({ sellers, charges }: OrderMoney): Kobo {
  return sumKobo([...sellers.flatMap(({ payable, commission }) => [payable, commission]), addedBy(charges)]);
}

function creditShares({ sellers, charges }: OrderMoney): Posting[] {
  return [
    ...sellers.map(({ sellerId, payable }) => credit(`seller_payable:${sellerId}`, payable)),
    credit('commission', sumKobo(sellers.map(({ commission }) => commission))),
    ...chargeParts(charges).map(({ account, amount }) => credit(account, amount)),
  ];
}

function debit(account: LedgerAccount, amount: Kobo): Posting {
  if (amount < 0) throw new RangeError(`Not an amount to post to ${account}: ${amount}`);
  return { account, amount };
}

function credit(account: LedgerAccount, amount: Kobo): Posting {
  return { account, amount: kobo(-debit(account, amount).amount) };
}

/** Free shipping and the like leave nothing to enter. */
function postings(entries: readonly Posting[]): Posting[] {
  return entries.filter(({ amount }) => amount !== 0);
}
