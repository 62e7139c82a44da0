import { deskReturnPath } from '@oja/domain/people/desk-return-path';
import { safeReturnPath } from '@oja/domain/people/return-address';
import { pathOf } from '../../lib/routing/paths.ts';

/** Milliseconds that the sign-in page says what happens to the pending items before it moves on. */
export const MERGE_NOTICE = 2000;

/** Where a person goes after signing in without pending items: back to where they came from, on this site only. */
export function returnPath(returnTo: unknown): string {
  const path = safeReturnPath(returnTo);
  const [place] = path.split('?', 1);
  return place === pathOf('login') || place === pathOf('register') ? pathOf('home') : path;
}

interface Arriving<Merged> {
  returnTo: unknown;
  hasPending: boolean;
  merge: () => Promise<Merged>;
  wait: (milliseconds: number) => Promise<void>;
  go: (path: string, merged?: Merged) => void;
}

/** Takes somebody who has just signed in onwards: to the desk if they came from there, where something may wait to be sent, and back to the checkout. Throws when their items could not be merged: they stay, and wait. */
export async function arrive<M>({ returnTo, hasPending, merge, wait, go }: Arriving<M>): Promise<void> {
  if (!hasPending) return go(returnPath(returnTo));
  const [merged] = await Promise.all([merge(), wait(MERGE_NOTICE)]);
  const isBuying = returnTo === pathOf('checkout');
  go(deskReturnPath(returnTo) ?? pathOf(isBuying ? 'checkout' : 'cart'), merged);
}
