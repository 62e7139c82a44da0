import {
  type OrderPart,
  type Posting,
  postLineCancelled,
  postLineUndone,
  postRefund,
  postRefundUndone,
} from '@oja/domain/money/ledger';
import { type Kobo, kobo, subtractKobo } from '@oja/domain/money/money';
import { sql } from 'kysely';
import { within } from '../look.queries.ts';
import { type DueForLine, dueForLines } from './cancelled-lines.ts';
import { keyOf, lessBy, postingsOrNone } from './postings.ts';
import {
  type Booking,
  changedLater,
  findBookings,
  findRefundedOrders,
  type RefundedOrder,
} from './refunded-orders.queries.ts';

const changed = sql`in ${changedLater}`;

/**
 * Orders of which a refund came to nothing, or went beyond what was paid. Their refunds say only what came of them in the
 * end, so each booking is held against what those before it left, by the rule itself.
 */
export const changedRefundsBooked = within(['was not taken or given back in proportion'], async ({ tx }) => {
  const bookings = Map.groupBy(await findBookings(tx, changed), ({ reference }) => reference);
  for (const order of await findRefundedOrders(tx, changed)) {
    const { reference } = order;
    bookings.set(reference, unexplained(order, bookings.get(reference) ?? []));
  }
  return {
    'was not taken or given back in proportion': [...bookings.values()]
      .flat()
      .map(({ transactionId }) => transactionId),
  };
});

/**
 * Bookings that do not follow from those before them. Ids tell the order but for clocks that differ, so a later one may go
 * first if it fits first.
 */
function unexplained(order: RefundedOrder, bookings: readonly Booking[]): Booking[] {
  const { reference, buyerId, parts } = order;
  const lines = [...dueForLines(order).values()];
  const rest = [...bookings];
  let left = parts;
  // What refunds in proportion have taken, and the lines that are cancelled so far: what is undone goes back there.
  let taken = noneOf(parts);
  let cancelled: DueForLine[] = [];
  const dueOf = ({ kind, entries }: Booking) => {
    if (kind === 'order_refund') return taking(left, entries, buyerId);
    if (kind === 'line_cancelled') return postingsOrNone(() => ofLine(left, lines[0], entries, buyerId));
    if (kind === 'line_undone') return undoneOf(left, cancelled, entries)?.postings ?? [];
    return givingBack(taken, entries);
  };
  for (;;) {
    const next = rest.findIndex(
      (each) => keyOf(reference, each.kind, dueOf(each)) === keyOf(reference, each.kind, each.entries),
    );
    const [booking] = next < 0 ? [] : rest.splice(next, 1);
    if (!booking) return rest;
    if (booking.kind === 'line_cancelled') cancelled.push(...lines.splice(0, 1));
    else if (booking.kind === 'line_undone') cancelled = undoneOf(left, cancelled, booking.entries)?.rest ?? cancelled;
    else taken = taken.map((part) => moreBy(part, booking.entries));
    left = left.map((part) => lessBy(part, booking.entries));
  }
}

const noneOf = (parts: readonly OrderPart[]): OrderPart[] => parts.map(({ account }) => ({ account, amount: kobo(0) }));

/** What was taken from a place after a booking, too. */
function moreBy({ account, amount }: OrderPart, entries: readonly Posting[]): OrderPart {
  const left = lessBy({ account, amount: kobo(0) }, entries);
  return { account, amount: subtractKobo(amount, left.amount) };
}

/** The next cancellation of the order. */
function ofLine(
  left: readonly OrderPart[],
  line: DueForLine | undefined,
  entries: readonly Posting[],
  buyerId: string,
): Posting[] {
  const credit = `buyer_credit:${buyerId}` as const;
  return line ? postLineCancelled(left, line.money, sumOf(entries, credit) < 0 ? credit : 'buyer_refund_due') : [];
}

function taking(left: readonly OrderPart[], entries: readonly Posting[], buyerId: string): Posting[] {
  const buyers = ['buyer_refund_due', `buyer_credit:${buyerId}`, `buyer_receivable:${buyerId}`] as const;
  const to = buyers.find((account) => sumOf(entries, account) < 0) ?? 'buyer_refund_due';
  return postingsOrNone(() => postRefund(left, kobo(-sumOf(entries, to)), to));
}

function givingBack(taken: readonly OrderPart[], entries: readonly Posting[]): Posting[] {
  return postingsOrNone(() => postRefundUndone(taken, sumOf(entries, 'buyer_refund_due')));
}

/** Bookings do not name their refund: it is one of the cancelled lines of which as much does not go back, and of that once. */
function undoneOf(left: readonly OrderPart[], cancelled: readonly DueForLine[], entries: readonly Posting[]) {
  const amount = sumOf(entries, 'buyer_refund_due');
  for (const line of cancelled.filter(({ notOwed }) => notOwed >= amount)) {
    const postings = postingsOrNone(() => postLineUndone(left, line.money, amount));
    if (keyOf('', '', postings) !== keyOf('', '', entries)) continue;
    const notOwed = subtractKobo(line.notOwed, amount);
    return { postings, rest: cancelled.map((each) => (each === line ? { ...line, notOwed } : each)) };
  }
  return null;
}

function sumOf(entries: readonly Posting[], account: string): Kobo {
  return entries.reduce((sum, entry) => (entry.account === account ? ((sum + entry.amount) as Kobo) : sum), kobo(0));
}
