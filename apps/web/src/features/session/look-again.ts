import type { Query, QueryClient } from '@tanstack/react-query';
import { asksToSaveData } from '../../lib/data-saver.ts';
import { accountReads } from './forget-reads.ts';
import { meQuery } from './me.ts';

const isOfAccount = ({ queryKey }: Query) =>
  queryKey[0] === meQuery.queryKey[0] || accountReads.has(String(queryKey[0]));
/** What a shopper who saves data is shown anew all the same: what they may pay for. */
const isOfPurchase = ({ queryKey }: Query) => /^(?:me|cart|checkout)$/.test(String(queryKey[0]));

const followers = new Set<(queryClient: QueryClient) => void>();

/** For what an account has and no query holds. */
export const followLooks = (follower: (queryClient: QueryClient) => void) => followers.add(follower);

/**
 * Reads anew what is known of the account: at once what is on the screen, the rest when it is needed. What this tab is
 * changing just now comes first, so that an answer from before never covers one from after.
 */
export function lookAgain(queryClient: QueryClient): void {
  // A tab that nobody sees looks when it is seen.
  if (document.hidden) return;
  whenNothingChanges(queryClient, () => {
    void queryClient.invalidateQueries({ predicate: asksToSaveData() ? isOfPurchase : isOfAccount });
    for (const follower of followers) follower(queryClient);
  });
}

function whenNothingChanges(queryClient: QueryClient, then: () => void): void {
  if (queryClient.isMutating() === 0) {
    then();
    return;
  }
  const stop = queryClient.getMutationCache().subscribe(() => {
    if (queryClient.isMutating() > 0) return;
    stop();
    then();
  });
}

/**
 * What an account has can change without this tab: in another one, on another device, by an operator. So whatever shows it
 * looks again when it is opened, and when the shopper comes back to the tab.
 */
export function keepLooking(queryClient: QueryClient): void {
  for (const name of accountReads) queryClient.setQueryDefaults([name], { refetchOnMount: 'always' });
  let last: Event | undefined;
  const look = (event: Event) => {
    // Coming back to a tab is both events, one right after the other.
    const isSecond = last && last.type !== event.type && event.timeStamp - last.timeStamp < 500;
    if (document.hidden || isSecond) return;
    last = event;
    lookAgain(queryClient);
  };
  addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
}
