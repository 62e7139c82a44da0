import { deskReturnPath } from '@oja/domain/people/desk-return-path';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { navigate, setPlaceState } from '../../lib/routing/hash-location.ts';
import { rawPlace, splitPlace } from '../../lib/routing/hash-place.ts';
import { pathOf } from '../../lib/routing/paths.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { lostWords } from '../cart/forget-lost.ts';
import type { Merged } from '../cart/pending/merge-batches.ts';
import { mergePending } from '../cart/pending/merge-pending.ts';
import { hasPending } from '../cart/pending/pending.ts';
import { arrive, returnPath } from './arrival.ts';
import { signInReason } from './go-to-sign-in.ts';
import { useMe } from './me.ts';

/** What the cart page has to tell of the merge; undefined where that is nothing. */
const newsOf = ({ lowered, leftOut }: Merged) =>
  lowered.length > 0 || leftOut ? { lowered, words: leftOut ? lostWords : '' } : undefined;

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** The desk has a document of its own, which knows no state of this history: it says in the address where to go on. */
function takeUpReturn(): void {
  const { query } = splitPlace(rawPlace(location.hash));
  const returnTo = deskReturnPath(new URLSearchParams(query).get('to'));
  if (returnTo) setPlaceState({ returnTo });
}

/** Says who is in, and of what went into the cart that it did, with the way back to where that was chosen, if that is not where they are. */
function welcome(name: string | undefined, added: boolean, cameFrom: string, path: string): void {
  if (!added) return void showToast(`Welcome, ${name}`);
  const back = { label: 'Go back', run: () => navigate(cameFrom) };
  showToast(`Welcome, ${name}. Added to your cart`, { action: cameFrom === path ? undefined : back });
}

/**
 * On the sign-in and registration pages: takes whoever is signed in onwards, by whatever way and in whichever tab they
 * signed in.
 */
export function useArrival(): { state: 'waiting' | 'merging' | 'failed'; retry: () => void } {
  const queryClient = useQueryClient();
  const me = useMe().data;
  const userId = me?.user?.id;
  const name = me?.user?.name.trim().split(/\s+/)[0];
  // Who was signed in already is only passing by.
  const cameAsVisitor = useRef(false);
  if (me && !me.user) cameAsVisitor.current = true;
  const [state, setState] = useState<'waiting' | 'merging' | 'failed'>('waiting');
  const [tries, setTries] = useState(0);

  useEffect(takeUpReturn, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try runs it again
  useEffect(() => {
    if (!userId) return;
    let left = false;
    if (hasPending()) setState('merging');
    arrive({
      returnTo: signInReason().returnTo,
      hasPending: hasPending(),
      merge: () => mergePending(queryClient),
      wait,
      go: (path, merged) => {
        if (left) return;
        if (deskReturnPath(path)) return location.replace(path);
        const cameFrom = returnPath(signInReason().returnTo);
        const news = merged && newsOf(merged);
        // The cart tells of it; the checkout does not.
        navigate(news ? pathOf('cart') : path, { replace: true, state: news });
        if (cameAsVisitor.current) welcome(name, merged !== undefined && !news, cameFrom, path);
      },
    }).catch((error) => {
      console.error('Pending items could not be merged', error);
      if (!left) setState('failed');
    });
    return () => {
      left = true;
    };
  }, [userId, tries, queryClient, name]);

  return { state, retry: () => setTries((count) => count + 1) };
}
