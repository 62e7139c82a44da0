import type { Me } from '@oja/contract/accounts';
import type { CallInput } from '@oja/contract/client';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { forgetReads, meQuery } from './me.ts';

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

// What was typed in this tab stays: a session that ends in the middle of a checkout must not cost the address.
function become(queryClient: QueryClient, me: Me): void {
  forgetReads(queryClient);
  queryClient.setQueryData(meQuery.queryKey, me);
}
