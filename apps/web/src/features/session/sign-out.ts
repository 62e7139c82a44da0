import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { accountKeys, keep } from '../../lib/kept.ts';
import { forgetReads } from './forget-reads.ts';
import { meQuery } from './me.ts';
import { announceSession } from './session-channel.ts';

/** Ends the session and forgets everything that belonged to it. */
export function useSignOut() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call('signOut', {}),
    onSuccess: () => becomeNobody(queryClient),
  });
}

/** Makes this tab a visitor's: nothing of the account stays in it. The theme and other choices of the device do. */
export function becomeNobody(queryClient: QueryClient): void {
  forgetReads(queryClient);
  for (const key of accountKeys) keep(key, undefined);
  queryClient.setQueryData(meQuery.queryKey, { user: null, cartLines: 0 });
  announceSession();
}
