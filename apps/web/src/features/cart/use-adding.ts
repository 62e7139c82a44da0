import type { Away } from '@oja/contract/away';
import { useEffect, useState } from 'react';
import { showToast } from '../../ui/overlays/toast-store.ts';
import type { AddingState, TellAdding } from './press-add.ts';

/** What pressing a button does, and what it says while a store is away: fetched after the page. */
const fetchAct = () => import('./press-add.ts');

export type RunAdding = (
  add: (act: Awaited<ReturnType<typeof fetchAct>>, tell: TellAdding) => Promise<void>,
) => Promise<void>;

/**
 * What a button that adds to the cart shows.
 * @param away when its store is
 * @returns `run`, which is not to be called while it is adding, and `back`: what is said in place of the button while the
 * store is away; '…' until it is known whether it is, as in the server's markup, which is kept
 */
export function useAdding(away: Away | undefined): { state: AddingState; back: string | undefined; run: RunAdding } {
  const [state, setState] = useState<AddingState>('idle');
  const [back, setBack] = useState(away && '…');
  useEffect(() => {
    if (away) void fetchAct().then((act) => act.tellBack(away, setBack));
  }, [away]);
  const run: RunAdding = async (add) => {
    setState('adding');
    try {
      await add(await fetchAct(), setState);
    } catch {
      setState('idle');
      showToast('Failed to add item to cart', { tone: 'error' });
    }
  };
  return { state, back: away && back, run };
}
