import type { CartItem } from '@oja/contract/cart';
import type { Away } from '@oja/contract/catalogue';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { showToast } from '../../ui/overlays/toast-store.ts';

/** Milliseconds that the button shows its tick. */
const TICK = 400;

/** What pressing the button does, and what it says while a store is away: fetched after the page. */
const fetchAct = () => import('./add-to-cart.ts');

interface AddingToCart {
  state: 'idle' | 'adding' | 'added';
  add: (item: CartItem) => Promise<void>;
  /** When the store is back, in words; '' while it sells. Undefined until that is known, as it is in the server's markup. */
  back: string | undefined;
}

/** For a button: what it should show, and what to do when it is pressed. @param away when its store is */
export function useAddToCart(away: Away | undefined): AddingToCart {
  const queryClient = useQueryClient();
  const [state, setState] = useState<AddingToCart['state']>('idle');
  const [back, setBack] = useState(away ? undefined : '');
  useEffect(() => {
    if (away)
      void fetchAct()
        .then(({ backWords }) => backWords(away))
        .then(setBack);
  }, [away]);
  async function add(item: CartItem) {
    if (state === 'adding') return;
    setState('adding');
    try {
      const { addToCart } = await fetchAct();
      const added = await addToCart(queryClient, item);
      setState(added ? 'added' : 'idle');
      if (added) setTimeout(() => setState('idle'), TICK);
    } catch {
      setState('idle');
      showToast('Failed to add item to cart', { tone: 'error' });
    }
  }
  return { state, add, back };
}
