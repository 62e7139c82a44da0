import type { QueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../lib/api.ts';
import { rawPlace } from '../../lib/routing/hash-place.ts';
import { forgetReads } from './forget-reads.ts';
import { goToSignIn } from './go-to-sign-in.ts';
import { meQuery } from './me.ts';
import { meansSignedOut } from './means-signed-out.ts';

/**
 * A session can end while a page is open. Whatever is refused for it first makes the whole tab look who is signed in, so
 * that every page shows what it shows a visitor; somebody who was doing something is sent to sign in, and back.
 */
export function noticeSessionEnd(queryClient: QueryClient): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    if (meansSignedOut(event.action.error)) void hasEnded(queryClient);
  });
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const { error } = event.action;
    if (meansSignedOut(error)) void askToSignIn(queryClient, error);
  });
}

async function askToSignIn(queryClient: QueryClient, { code, message }: ApiError): Promise<void> {
  const place = rawPlace(location.hash);
  if (!(await hasEnded(queryClient)) || rawPlace(location.hash) !== place) return;
  goToSignIn(code === 'order_needs_sign_in' ? message : 'Please log in to continue');
}

/** Asks the shop, because the refusal may be of a request that was sent before signing in. */
async function hasEnded(queryClient: QueryClient): Promise<boolean> {
  if (!queryClient.getQueryData(meQuery.queryKey)?.user) return false;
  const me = await queryClient.fetchQuery({ ...meQuery, staleTime: 0 }).catch(() => null);
  if (!me || me.user) return false;
  forgetReads(queryClient);
  return true;
}
