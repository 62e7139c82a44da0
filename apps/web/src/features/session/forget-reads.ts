import type { QueryClient } from '@tanstack/react-query';
import { forgetStarted } from '../../lib/started.ts';

/** Drops what was read for the account of before, and what was asked for it. */
export function forgetReads(queryClient: QueryClient): void {
  forgetStarted();
  queryClient.removeQueries({ predicate: ({ queryKey }) => isAccountRead(String(queryKey[0])) });
}

/** Whether a read needs a session; the shop's own answers may stay. */
export const isAccountRead = (name: string): boolean => name.startsWith('operator') || accountReads.has(name);

const accountReads = new Set([
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
  'account',
  'sessions',
]);
