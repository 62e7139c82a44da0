import type { Order } from '@oja/contract/checkout';
import type { SellerStatus } from '@oja/domain/orders/order-status';
import { isUnsent } from './is-unsent.ts';
import { isRefunded } from './payment-state.ts';

type Told = Pick<Order, 'status' | 'paymentInfo'> & {
  sellers: readonly Pick<Order['sellers'][number], 'id'>[];
  sellerStatuses: Record<string, { status: SellerStatus }>;
  items: readonly Pick<Order['items'][number], 'sellerId' | 'quantity' | 'cancelled'>[];
};

/**
 * How far the whole order is, in one sentence: what all its parcels have in common, else how many of them are how far.
 * Unlike the status that an order shows, no parcel speaks for another. What is not sent is not counted; of an order whose
 * money all went back, what is not on its way is not waited for.
 */
export function orderSentence(order: Told): string {
  const statuses = statusesOf(order);
  const [first] = statuses;
  if (first === undefined) return 'Cancelled';
  const isSent = statuses.some((status) => status === 'shipped' || status === 'delivered');
  if (isRefunded(order) && !isSent) return 'Refunded';
  const isOne = statuses.every((status) => status === first);
  if (isOne && first !== 'pending') return ofAll[first];
  return isSent ? counted(statuses) : waiting(statuses);
}

const ofAll = { approved: 'Being packed', shipped: 'On its way', delivered: 'Delivered' } as const;

/** Of each parcel of which something is sent; of an order without parcels, its own. */
function statusesOf({ status, sellers, sellerStatuses, items }: Told): SellerStatus[] {
  if (sellers.length === 0) return [status];
  return sellers
    .filter(({ id }) => !isUnsent(items.filter(({ sellerId }) => sellerId === id)))
    .map(({ id }) => sellerStatuses[id]?.status ?? 'pending');
}

/** While nothing is sent: for whom it waits. */
function waiting(statuses: readonly SellerStatus[]): string {
  const waits = statuses.filter((status) => status === 'pending').length;
  if (statuses.length === 1) return 'Waiting for the seller to accept';
  const who = waits === statuses.length ? waits : `${waits} of ${statuses.length}`;
  return `Waiting for ${who} sellers to accept`;
}

/** '1 of 3 parcels delivered, 2 on their way'. */
function counted(statuses: readonly SellerStatus[]): string {
  const [head, ...rest] = (['delivered', 'shipped', 'approved', 'pending'] as const).flatMap((wanted) => {
    const n = statuses.filter((status) => status === wanted).length;
    return n === 0 ? [] : [{ n, words: n === 1 ? ofSome[wanted] : (ofSeveral[wanted] ?? ofSome[wanted]) }];
  });
  if (!head) return '';
  return [`${head.n} of ${statuses.length} parcels ${head.words}`, ...rest.map(({ n, words }) => `${n} ${words}`)].join(
    ', ',
  );
}

const ofSome: Record<SellerStatus, string> = {
  delivered: 'delivered',
  shipped: 'on its way',
  approved: 'being packed',
  pending: 'not accepted yet',
};
const ofSeveral: Partial<Record<SellerStatus, string>> = { shipped: 'on their way' };
