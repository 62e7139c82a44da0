import { type Kobo, kobo, subtractKobo, sumKobo } from './money.ts';

/** Accounts with a `:` belong to the seller or buyer whose id follows. */
export type LedgerAccount =
  | 'provider_clearing'
  | 'provider_fees'
  | 'commission'
  | 'shipping'
  | 'tax'
  | 'buyer_refund_due'
  | 'goodwill'
  | `seller_payable:${string}`
  | `seller_receivable:${string}`
  | `buyer_credit:${string}`;

/** One entry of a transaction: debit > 0, credit < 0, never 0. The entries of a transaction sum to 0. */
export interface Posting {
  account: LedgerAccount;
  amount: Kobo;
}

/** How an order's total is shared out; shares come from `sellerShares`, shipping and tax from `quote`. */
export interface OrderMoney {
  sellers: readonly { sellerId: string; payable: Kobo; commission: Kobo }[];
  shipping: Kobo;
  tax: Kobo;
}

/** What the provider told of a card payment, and what it passed on to sellers' subaccounts by itself. */
export interface CardMoney {
  paid: Kobo;
  fees: Kobo;
  splits: readonly { sellerId: string; share: Kobo }[];
}

/** Order paid by card. A surplus, paid because the customer bears the fee, lowers our fees. @throws RangeError if less was paid than the order's total */
export function postOrderByCard(order: OrderMoney, card: CardMoney): Posting[] {
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
export function postOrderByCredit(order: OrderMoney, buyerId: string): Posting[] {
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

/** The provider has sent an owed refund. */
export function postRefundProcessed(amount: Kobo): Posting[] {
  return postings([debit('buyer_refund_due', amount), credit('provider_clearing', amount)]);
}

/** Store credit given to a buyer, as goodwill or for money that came in. */
export function postCreditTopUp(buyerId: string, amount: Kobo, source: 'goodwill' | 'provider_clearing'): Posting[] {
  return postings([debit(source, amount), credit(`buyer_credit:${buyerId}`, amount)]);
}

function totalOf({ sellers, shipping, tax }: OrderMoney): Kobo {
  return sumKobo([...sellers.flatMap(({ payable, commission }) => [payable, commission]), shipping, tax]);
}

function creditShares({ sellers, shipping, tax }: OrderMoney): Posting[] {
  return [
    ...sellers.map(({ sellerId, payable }) => credit(`seller_payable:${sellerId}`, payable)),
    credit('commission', sumKobo(sellers.map(({ commission }) => commission))),
    credit('shipping', shipping),
    credit('tax', tax),
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
