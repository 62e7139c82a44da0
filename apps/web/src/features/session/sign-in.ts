import type { Me } from '@oja/contract/accounts';
import type { CallInput } from '@oja/contract/client';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from './account-api.ts';
import { forgetReads } from './forget-reads.ts';
import { meQuery } from './me.ts';
import { announceSession } from './session-channel.ts';

/** Signs in; `useArrival` then sees who is there and moves on. */
export function useSignIn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<'signIn'>['body']) => call('signIn', { body }),
    onSuccess: (me) => become(queryClient, me),
  });
}

/** Creates an account and signs in. */
export function useRegister() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<'register'>['body']) => call('register', { body }),
    onSuccess: (me) => become(queryClient, me),
  });
}

/**
 * Makes this tab the one of who has just signed in. What was typed in it stays: a session that ends in the middle of a
 * checkout must not cost the address.
 */
export function become(queryClient: QueryClient, me: Me): void {
  forgetReads(queryClient);
  queryClient.setQueryData(meQuery.queryKey, me);
  announceSession();
}
