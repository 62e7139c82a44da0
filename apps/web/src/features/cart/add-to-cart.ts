import type { CartItem } from '@oja/contract/cart';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { showToast } from '../../ui/toast-store.ts';
import { goToSignIn } from '../session/go-to-sign-in.ts';
import { meQuery } from '../session/me.ts';
import { meansSignedOut } from '../session/means-signed-out.ts';
import { keepCart } from './keep-cart.ts';
import { putAside } from './pending.ts';

/** Milliseconds that the button shows its tick. */
const TICK = 400;

/**
 * Adding to the cart, the same from every page. A signed-in buyer's cart is on the server; a visitor's item is put aside
 * and they are sent to sign in. Resolves to whether the item is in the cart now; any other failure is logged and thrown on.
 */
export async function addToCart(queryClient: QueryClient, item: CartItem): Promise<boolean> {
  try {
    const { user } = await queryClient.ensureQueryData(meQuery);
    if (!user) throw signedOut;
    const cart = await call('addToCart', { body: item });
    keepCart(queryClient, cart);
    return true;
  } catch (error) {
    if (error !== signedOut && !meansSignedOut(error)) {
      console.error('Adding to the cart failed', error);
      throw error;
    }
    queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
    putAside(item);
    goToSignIn('Please log in to add items to your cart');
    return false;
  }
}

const signedOut = new Error('User must be logged in to add items to cart');

/** For a button: what it should show, and what to do when it is pressed. */
export function useAddToCart(): { state: 'idle' | 'adding' | 'added'; add: (item: CartItem) => Promise<void> } {
  const queryClient = useQueryClient();
  const [state, setState] = useState<'idle' | 'adding' | 'added'>('idle');
  async function add(item: CartItem) {
    if (state === 'adding') return;
    setState('adding');
    try {
      const added = await addToCart(queryClient, item);
      setState(added ? 'added' : 'idle');
      if (!added) return;
      showToast('Added to cart');
      setTimeout(() => setState('idle'), TICK);
    } catch {
      setState('idle');
      showToast('Failed to add item to cart', { tone: 'error' });
    }
  }
  return { state, add };
}
