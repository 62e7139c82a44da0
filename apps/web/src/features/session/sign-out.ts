import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { accountKeys, keep, VIEWED_KEY } from '../../lib/kept.ts';
import { writeStored } from '../../lib/storage.ts';
import { forgetReads } from './forget-reads.ts';
import { meQuery } from './me.ts';
import { announceSession } from './session-channel.ts';

/** Only who signs out needs it. Nobody stays signed in because a file did not come. */
const deskKept = () => import('./desk-kept.ts').catch(() => null);

const userIn = (queryClient: QueryClient) => queryClient.getQueryData(meQuery.queryKey)?.user?.id;

/** Ends the session and forgets everything that belonged to it; asks first when something done at the desk would be lost. Answers whether it has. */
export function useSignOut() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      if ((await (await deskKept())?.mayForgetDesk(userIn(queryClient))) === false) return false;
      await call('signOut', {});
      return true;
    },
    onSuccess: (isOut) => isOut && becomeNobody(queryClient),
  });
}

/** Makes this tab a visitor's: nothing of the account stays in it. The theme and other choices of the device do. */
export function becomeNobody(queryClient: QueryClient): void {
  const user = userIn(queryClient);
  void deskKept().then((kept) => kept?.forgetDesk(user));
  forgetReads(queryClient);
  for (const key of accountKeys) keep(key, undefined);
  writeStored(VIEWED_KEY, null);
  queryClient.setQueryData(meQuery.queryKey, { user: null, cartLines: 0 });
  announceSession();
}
