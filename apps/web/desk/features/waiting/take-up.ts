import type { CountOutcomes } from '@oja/contract/desks/desk-counts';
import type { DeskParcel, Outcomes } from '@oja/contract/desks/desk-orders';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { read } from '../../app/desk-api.ts';
import { actOn, isOfReview, ordersOf } from './act.ts';
import type { KeptAct } from './kept-acts.ts';
import type { AnyAnswer } from './send-act.ts';
import { shownOrder, shownPulse } from './shown.ts';
import { readGoodsAnew, takeUpCounts } from './take-up-counts.ts';
import { readReviewsAnew, takeUpReview } from './take-up-reviews.ts';

interface Item {
  orderId: string;
  status: DeskParcel['status'];
  packedAt: string | null;
  dueAt: string | null;
}

interface OrdersPage {
  items: Item[];
}

/** Puts what the shop has carried out into what was read before of that store, and has what it changes read anew. */
export function takeUp(queryClient: QueryClient, kept: KeptAct, answer: AnyAnswer): void {
  if (isCounts(answer)) takeUpCounts(queryClient, kept, answer);
  else if ('reply' in answer) takeUpReview(queryClient, kept.seller, answer);
  else takeUpParcels(queryClient, kept, answer);
}

const isCounts = (answer: AnyAnswer): answer is CountOutcomes =>
  'items' in answer && answer.items.some((item) => 'stockItemId' in item);

function takeUpParcels(queryClient: QueryClient, kept: KeptAct, answer: DeskParcel | Outcomes): void {
  const params = { seller: kept.seller };
  const done = { ...kept, act: actOn(kept.act, doneIn(answer)) };
  const taken = (page: OrdersPage) => ({ ...page, items: page.items.map((item) => standing(item, done, answer)) });
  queryClient.setQueriesData<OrdersPage | InfiniteData<OrdersPage>>(
    { queryKey: ['deskOrders', kept.seller] },
    (data) => data && ('pages' in data ? { ...data, pages: data.pages.map(taken) } : taken(data)),
  );
  queryClient.setQueryData(read('deskPulse', { params }).queryKey, (pulse) => pulse && shownPulse(pulse, [done]));
  queryClient.setQueryData(
    read('deskToday', { params }).queryKey,
    (today) => today && { ...today, pulse: shownPulse(today.pulse, [done]) },
  );
  const own = 'orderId' in answer && read('deskOrder', { params: { ...params, id: answer.orderId } }).queryKey;
  if (own) queryClient.setQueryData(own, answer);
  // Rows that have moved stay where they are until their list is opened again: others would come under the thumb.
  readAnew(queryClient, kept, { parcels: own ? [] : ordersOf(kept.act), lists: 'none' });
}

interface Anew {
  parcels: readonly string[];
  /** 'none': not before they are opened again. */
  lists: 'active' | 'none';
}

/** Puts a parcel of which something was cancelled into what was read of that store; what it changes is asked for again. */
export function takeUpCancelled(queryClient: QueryClient, seller: string, parcel: DeskParcel): void {
  const params = { seller };
  queryClient.setQueryData(read('deskOrder', { params: { seller, id: parcel.orderId } }).queryKey, parcel);
  void queryClient.invalidateQueries({ queryKey: read('deskPulse', { params }).queryKey });
  void queryClient.invalidateQueries({ queryKey: read('deskToday', { params }).queryKey });
  void queryClient.invalidateQueries({ queryKey: ['deskOrders', seller] });
}

/** What was read of these parcels, or of goods that were counted or reviews, and the lists and counts that they stand in, is asked for again. */
export function readAnew(queryClient: QueryClient, kept: KeptAct, asked: Partial<Anew> = {}): void {
  const { seller, act } = kept;
  if (act.kind === 'count') {
    readGoodsAnew(queryClient, seller);
    return;
  }
  if (isOfReview(act)) {
    readReviewsAnew(queryClient, seller);
    return;
  }
  const { parcels, lists }: Anew = { parcels: ordersOf(act), lists: 'active', ...asked };
  const params = { seller };
  const keys = [
    ...parcels.map((id) => read('deskOrder', { params: { ...params, id } }).queryKey),
    read('deskPulse', { params }).queryKey,
    read('deskToday', { params }).queryKey,
  ];
  for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
  void queryClient.invalidateQueries({ queryKey: ['deskOrders', seller], refetchType: lists });
}

/** The orders that it was done for. */
const doneIn = (answer: DeskParcel | Outcomes): string[] =>
  'items' in answer ? answer.items.filter(({ ok }) => ok).map(({ orderId }) => orderId) : [answer.orderId];

/** A parcel of a list as the answer has it. */
function standing<I extends Item>(item: I, done: KeptAct, answer: DeskParcel | Outcomes): I {
  if ('items' in answer) {
    const own = answer.items.find(({ orderId }) => orderId === item.orderId);
    return own?.ok ? { ...shownOrder(item, [done]), status: own.status } : item;
  }
  if (answer.orderId !== item.orderId) return item;
  const { status, packedAt, dueAt } = answer;
  return { ...item, status, packedAt, dueAt };
}
