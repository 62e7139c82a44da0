import type { OrderPart, Posting } from '@oja/domain/money/ledger';
import type { Kobo } from '@oja/domain/money/money';

/** What of a part is left after a booking. */
export function lessBy({ account, amount }: OrderPart, postings: readonly Posting[]): OrderPart {
  const taken = postings.filter((posting) => posting.account === account).map((posting) => posting.amount);
  return { account, amount: taken.reduce((left, kobo) => (left - kobo) as Kobo, amount) };
}

/** More than there was cannot be booked by any rule. */
export function postingsOrNone(work: () => Posting[]): Posting[] {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

/** Equal for bookings of one kind, of the same sums on the same accounts. */
export function keyOf(reference: string, kind: string, entries: readonly Posting[]): string {
  const sums = new Map<string, number>();
  for (const { account, amount } of entries) sums.set(account, (sums.get(account) ?? 0) + amount);
  const parts = [...sums].filter(([, amount]) => amount !== 0).map(([account, amount]) => `${account} ${amount}`);
  return [reference, kind, ...parts.sort()].join('\n');
}
