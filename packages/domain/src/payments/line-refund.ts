import { addedBy, type Charge } from '../money/charges.ts';
import type { OrderMoney } from '../money/ledger.ts';
import { type Kobo, kobo, multiplyKobo, splitKobo, subtractKobo, sumKobo } from '../money/money.ts';

export const cancelReasonNames = ['not_there', 'buyer_asked', 'cannot_deliver', 'wrong_price'] as const;
/** Why a store does not send pieces of a line. */
export type CancelReason = (typeof cancelReasonNames)[number];

/** The same as the buyer is told. */
export const cancelReasons: Record<CancelReason, string> = {
  not_there: 'It is sold out.',
  buyer_asked: 'You asked for it.',
  cannot_deliver: 'The store cannot bring it to you.',
  wrong_price: 'Its price was wrong.',
};

/** Whether the pieces lie on the shelf again: what is not there does not. */
export const comesBack = (reason: CancelReason): boolean => reason !== 'not_there';

/** A line as it was sold, and how many of its pieces are cancelled. */
export interface SoldLine {
  line: number;
  sellerId: string;
  price: Kobo;
  quantity: number;
  cancelled: number;
}

/** What the refund of a line follows from: the whole order, for tax and shipping are of all of it. */
export interface SoldOrder {
  lines: readonly SoldLine[];
  charges: readonly Charge[];
  sellers: readonly { sellerId: string; commission: Kobo }[];
}

/** What goes back for some pieces of a line, and where it comes from. */
export interface LineRefund {
  goods: Kobo;
  tax: Kobo;
  /** With the last piece of the whole order. */
  shipping: Kobo;
  /** Of the goods, what was the platform's. */
  commission: Kobo;
  amount: Kobo;
  /** Nothing of the parcel is left after it. */
  endsParcel: boolean;
}

/**
 * What goes back for the next pieces of a line: their price, their part of the order's tax, and shipping with the last of the
 * whole order. Tax and commission are split over the lines and then over the pieces, which are cancelled from the first one
 * on, so that all parts together are what was paid, in whatever order they go.
 * @throws RangeError for a line that is not there, or for more pieces than it has left
 */
export function lineRefund(order: SoldOrder, asked: { line: number; quantity: number }): LineRefund {
  const { lines, charges, sellers } = order;
  const line = lines.find((sold) => sold.line === asked.line);
  const left = line ? line.quantity - line.cancelled : 0;
  if (!line || !Number.isSafeInteger(asked.quantity) || asked.quantity < 1 || asked.quantity > left) {
    throw new RangeError(`There are no ${asked.quantity} pieces left of line ${asked.line}`);
  }
  const own = lines.filter(({ sellerId }) => sellerId === line.sellerId);
  const charged = sellers.find(({ sellerId }) => sellerId === line.sellerId)?.commission ?? kobo(0);
  const goods = multiplyKobo(line.price, asked.quantity);
  const tax = partOf(addedBy(charges, 'tax'), lines, line, asked.quantity);
  const commission = partOf(charged, own, line, asked.quantity);
  const isLast = (among: readonly SoldLine[]) => piecesLeft(among) === asked.quantity;
  const shipping = isLast(lines) ? addedBy(charges, 'shipping') : kobo(0);
  return { goods, tax, shipping, commission, amount: sumKobo([goods, tax, shipping]), endsParcel: isLast(own) };
}

/** The same as money of an order, for the ledger. */
export function moneyOf(sellerId: string, { goods, tax, shipping, commission }: LineRefund): OrderMoney {
  return {
    sellers: [{ sellerId, commission, payable: subtractKobo(goods, commission) }],
    charges: [
      { kind: 'shipping', amount: shipping, included: false },
      { kind: 'tax', amount: tax, included: false },
    ],
  };
}

/** The order once these pieces are cancelled, too. */
export function withCancelled(order: SoldOrder, asked: { line: number; quantity: number }): SoldOrder {
  const lines = order.lines.map((sold) =>
    sold.line === asked.line ? { ...sold, cancelled: sold.cancelled + asked.quantity } : sold,
  );
  return { ...order, lines };
}

const piecesLeft = (lines: readonly SoldLine[]): number =>
  lines.reduce((left, { quantity, cancelled }) => left + quantity - cancelled, 0);

/** Of a sum that belongs to these lines, the part of the next pieces of one of them. */
function partOf(whole: Kobo, lines: readonly SoldLine[], line: SoldLine, quantity: number): Kobo {
  const parts = splitKobo(
    whole,
    lines.map(({ price, quantity: pieces }) => multiplyKobo(price, pieces)),
  );
  const ofLine = parts[lines.indexOf(line)] ?? kobo(0);
  return subtractKobo(
    ofFirst(ofLine, line.quantity, line.cancelled + quantity),
    ofFirst(ofLine, line.quantity, line.cancelled),
  );
}

/** What the first of equal pieces have of a sum, as `splitKobo` shares it out: the kobo left over go to the first ones. */
function ofFirst(whole: Kobo, pieces: number, first: number): Kobo {
  const over = whole % pieces;
  return kobo(((whole - over) / pieces) * first + Math.min(over, first));
}
