import type { DeskParcel } from '@oja/contract/desks/desk-orders';
import type { DeskReview } from '@oja/contract/desks/desk-reviews';
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { read } from '../../app/desk-api.ts';
import type { Act } from './act.ts';
import { readAnew, takeUp } from './take-up.ts';

const pending = (orderId: string) => ({ orderId, status: 'pending', packedAt: null, dueAt: null });
const kept = (act: Act) => ({ key: 'k', at: 0, act, about: '', user: 'ada', seller: 'store-a', order: 1 });

/** The lists of two stores that have parcels of the same orders. */
function lists() {
  const queryClient = new QueryClient();
  for (const seller of ['store-a', 'store-b']) {
    const pages = [{ items: [pending('1'), pending('2')], count: 2, nextCursor: null }];
    queryClient.setQueryData(['deskOrders', seller, 'new', ''], { pages, pageParams: [undefined] });
  }
  const statuses = (seller: string) =>
    queryClient
      .getQueryData<{ pages: { items: { status: string }[] }[] }>(['deskOrders', seller, 'new', ''])
      ?.pages[0]?.items.map(({ status }) => status);
  return { queryClient, statuses };
}

it('shows of several those that were done, and counts them', () => {
  const { queryClient, statuses } = lists();
  const pulse = read('deskPulse', { params: { seller: 'store-a' } }).queryKey;
  queryClient.setQueryData(pulse, { new: 2, toPack: 0, late: 0, onTheWay: 0, newest: null });
  takeUp(queryClient, kept({ kind: 'acceptSeveral', orderIds: ['1', '2'] }), {
    items: [
      { orderId: '1', ok: true, status: 'approved' },
      { orderId: '2', ok: false, code: 'parcel_cannot_move', message: 'This parcel was cancelled.' },
    ],
  });
  expect(statuses('store-a')).toEqual(['approved', 'pending']);
  expect(queryClient.getQueryData(pulse)).toMatchObject({ new: 1, toPack: 1 });
});

it('touches no parcel of another store, though it be of the same order', () => {
  const { queryClient, statuses } = lists();
  const answer = { orderId: '1', status: 'approved', packedAt: null, dueAt: null } as DeskParcel;
  takeUp(queryClient, kept({ kind: 'accept', orderId: '1' }), answer);
  expect(statuses('store-a')).toEqual(['approved', 'pending']);
  expect(statuses('store-b')).toEqual(['pending', 'pending']);
});

it('has the parcel and its list read anew after a refusal, and those of no other store', () => {
  const { queryClient } = lists();
  const own = read('deskOrder', { params: { seller: 'store-a', id: '1' } }).queryKey;
  const other = read('deskOrder', { params: { seller: 'store-b', id: '1' } }).queryKey;
  for (const key of [own, other]) queryClient.setQueryData(key, { orderId: '1' } as DeskParcel);
  readAnew(queryClient, kept({ kind: 'accept', orderId: '1' }));
  const isStale = (key: QueryKey) => queryClient.getQueryState(key)?.isInvalidated;
  expect([own, ['deskOrders', 'store-a', 'new', '']].map(isStale)).toEqual([true, true]);
  expect([other, ['deskOrders', 'store-b', 'new', '']].map(isStale)).toEqual([false, false]);
});

it('shows the counts that were taken in the lists of that store; the refused ones are read anew', () => {
  const queryClient = new QueryClient();
  const keys = ['store-a', 'store-b'].map((seller) => ['deskProducts', seller, { tab: 'on-sale' }]);
  const products = [
    { id: '1', stockItemId: 'a', stock: 20 },
    { id: '2', stockItemId: 'b', stock: 5 },
    { id: '3', stockItemId: null, stock: 9 },
  ];
  for (const key of keys) queryClient.setQueryData(key, { pages: [{ items: products }], pageParams: [undefined] });
  const stocks = (key: QueryKey) =>
    queryClient
      .getQueryData<{ pages: { items: { stock: number }[] }[] }>(key)
      ?.pages[0]?.items.map(({ stock }) => stock);
  const counts = [
    { stockItemId: 'a', productId: '1', name: 'Gele', seen: 20, count: 17 },
    { stockItemId: 'b', productId: '2', name: 'Ankara', seen: 5, count: 0 },
  ];
  takeUp(queryClient, kept({ kind: 'count', counts }), {
    items: [
      { stockItemId: 'a', ok: true, stock: 15, moved: -2 },
      { stockItemId: 'b', ok: false, code: 'not_enough_free', message: '1 is promised.' },
    ],
  });
  expect(keys.map(stocks)).toEqual([
    [15, 5, 9],
    [20, 5, 9],
  ]);
  expect(keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual([true, false]);
});

it('shows on the page of a product what the shop has taken, and not what was typed', () => {
  const queryClient = new QueryClient();
  const { queryKey } = read('deskProduct', { params: { seller: 'store-a', id: '1' } });
  const product = { id: '1', stockItemId: 'a', stock: 20, variants: [] };
  queryClient.setQueryData<unknown>(queryKey, { product, draft: null });
  const counts = [{ stockItemId: 'a', productId: '1', name: 'Gele', seen: 20, count: 17 }];
  takeUp(queryClient, kept({ kind: 'count', counts }), {
    items: [{ stockItemId: 'a', ok: true, stock: 15, moved: -2 }],
  });
  expect(queryClient.getQueryData(queryKey)).toEqual({ product: { ...product, stock: 15 }, draft: null });
});

it('counts a review off what waits once it has a reply, and back once that is taken away', () => {
  const queryClient = new QueryClient();
  const key = ['deskReviews', 'store-a', '', ''];
  const review = { id: 'r', reply: null } as DeskReview;
  const pages = [
    { items: [{ ...review, id: 'other' }], unanswered: 3, nextCursor: 'c' },
    { items: [review], unanswered: 3, nextCursor: null },
  ];
  queryClient.setQueryData(key, { pages, pageParams: [undefined, 'c'] });
  const unanswered = () => queryClient.getQueryData<{ pages: typeof pages }>(key)?.pages[0]?.unanswered;
  const reply = { text: 'Sorry.', version: 1, createdAt: '', updatedAt: '' };
  const act = kept({ kind: 'reply', reviewId: 'r', text: 'Sorry.', seen: 0 });
  takeUp(queryClient, act, { ...review, reply });
  expect(unanswered()).toBe(2);
  takeUp(queryClient, act, { ...review, reply: { ...reply, version: 2 } });
  expect(unanswered()).toBe(2);
  takeUp(queryClient, act, review);
  expect(unanswered()).toBe(3);
});
