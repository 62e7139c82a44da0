import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { accountKeys, keep } from '../../lib/storage.ts';
import { forgetReads, meQuery } from './me.ts';

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
