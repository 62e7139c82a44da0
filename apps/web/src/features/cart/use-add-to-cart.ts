import type { CartItem } from '@oja/contract/cart';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '../../ui/overlays/toast-store.ts';

/** Milliseconds that the button shows its tick. */
const TICK = 400;

/** For a button: what it should show, and what to do when it is pressed, which is fetched after the page. */
export function useAddToCart(): { state: 'idle' | 'adding' | 'added'; add: (item: CartItem) => Promise<void> } {
  const queryClient = useQueryClient();
  const [state, setState] = useState<'idle' | 'adding' | 'added'>('idle');
  async function add(item: CartItem) {
    if (state === 'adding') return;
    setState('adding');
    try {
      const { addToCart } = await import('./add-to-cart.ts');
      const added = await addToCart(queryClient, item);
      setState(added ? 'added' : 'idle');
      if (added) setTimeout(() => setState('idle'), TICK);
    } catch {
      setState('idle');
      showToast('Failed to add item to cart', { tone: 'error' });
    }
  }
  return { state, add };
}
