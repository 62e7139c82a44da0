import { type QueryClient, useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';
import { forgetStarted } from '../../lib/started.ts';

export const meQuery = read('me', {});

/**
 * Who is signed in. `data` is undefined while that is not known yet; `data.user` is null for a visitor. Asked again when
 * the shopper comes back to the tab: the session may have been ended elsewhere.
 */
export function useMe() {
  return useQuery({ ...meQuery, staleTime: 60_000, refetchOnWindowFocus: true });
}

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
  'addresses',
  'myReview',
  'favouriteProducts',
  'account',
  'sessions',
]);
