import type { QueryClient } from '@tanstack/react-query';
import { forgetStarted } from '../../lib/started.ts';

/** Drops what was read for the account of before, and what was asked for it. */
export function forgetReads(queryClient: QueryClient): void {
  forgetStarted();
  queryClient.removeQueries({ predicate: ({ queryKey }) => accountReads.has(String(queryKey[0])) });
}

/** Every read that needs a session; the shop's own answers may stay. */
export const accountReads = new Set<string>([
  'cart',
  'orders',
  'order',
  'checkout',
  'moneyUnderWay',
  'verifyPayment',
  'addresses',
  'myReview',
  'myReviews',
  'favouriteProducts',
  'restockRequests',
  'account',
  'sessions',
  'operatorMatters',
  'operatorWaiting',
  'operatorAudit',
  'operatorOrder',
  'operatorStores',
  'operatorStore',
  'operatorProducts',
  'operatorDrafts',
  'operatorDraft',
]);
