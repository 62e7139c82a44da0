import type { QueryClient } from '@tanstack/react-query';
import { forgetStarted } from '../../lib/started.ts';

/** Drops what was read for the account of before, and what was asked for it. */
export function forgetReads(queryClient: QueryClient): void {
  forgetStarted();
  queryClient.removeQueries({ predicate: ({ queryKey }) => accountReads.has(String(queryKey[0])) });
}

const accountReads = new Set([
  'cart',
  'orders',
  'order',
  'checkout',
  'moneyUnderWay',
  'verifyPayment',
  'addresses',
  'myReview',
  'favouriteProducts',
  'account',
  'sessions',
]);
