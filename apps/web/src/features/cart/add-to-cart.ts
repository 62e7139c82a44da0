import type { CartItem } from '@oja/contract/cart';
import type { QueryClient } from '@tanstack/react-query';
import { call, isFailureOf } from '../../lib/api.ts';
import { navigate } from '../../lib/routing/hash-location.ts';
import { pathOf } from '../../lib/routing/paths.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { goToSignIn } from '../session/go-to-sign-in.ts';
import { meQuery } from '../session/me.ts';
import { meansSignedOut } from '../session/means-signed-out.ts';
import { keepCart } from './keep-cart.ts';
import { putAside } from './pending/change-pending.ts';

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
    showToast('Added to cart', { action: { label: 'View cart', run: () => navigate(pathOf('cart')) } });
    return true;
  } catch (error) {
    if (isFailureOf<'addToCart'>(error) && (error.code === 'store_not_selling' || error.code === 'store_on_holiday')) {
      showToast(error.message, { tone: 'error' });
      return false;
    }
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
