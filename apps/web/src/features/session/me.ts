import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, read } from '../../lib/api.ts';
import { accountKeys, keep } from '../../lib/storage.ts';

export const meQuery = read('me', {});

/** Who is signed in. `data` is undefined while that is not known yet; `data.user` is null for a visitor. */
export function useMe() {
  return useQuery({ ...meQuery, staleTime: 60_000 });
}

/** Ends the session and forgets everything that belonged to it. */
export function useSignOut() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call('signOut', {}),
    onSuccess: () => {
      forgetReads(queryClient);
      for (const key of accountKeys) keep(key, undefined);
      queryClient.setQueryData(meQuery.queryKey, { user: null, cartLines: 0 });
    },
  });
}

/** Drops what was read for the account of before. */
export function forgetReads(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => accountReads.has(String(queryKey[0])) });
}

const accountReads = new Set(['cart', 'orders', 'order', 'checkout', 'addresses']);
