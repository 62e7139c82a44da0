import type { CartItem } from '@oja/contract/cart';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, call } from '../../lib/api.ts';
import { navigate } from '../../lib/routing/hash-location.ts';
import { pathOf } from '../../lib/routing/paths.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';
import type { SignInReason } from '../session/go-to-sign-in.ts';
import { meQuery } from '../session/me.ts';
import { meansSignedOut } from '../session/means-signed-out.ts';
import { cartQuery, keepCart } from './keep-cart.ts';
import { changePending, putAside } from './pending/change-pending.ts';
import { usePending } from './pending/pending.ts';
import { soundPending } from './pending/sound-pending.ts';

/**
 * Brings the cart to at least so many units of a variant and opens the checkout: whoever presses twice, comes back and
 * presses again, or lost the answer, buys once. A visitor signs in on the way. What fails is told, and the page stays.
 */
export async function buyNow(queryClient: QueryClient, item: CartItem): Promise<void> {
  try {
    const { user } = await queryClient.ensureQueryData(meQuery);
    if (!user) return signInFor(item);
    const cart = await queryClient.fetchQuery({ ...cartQuery, staleTime: 0 });
    const there = unitsOf(item, cart.lines);
    const missing = item.quantity - there;
    if (missing > 0) keepCart(queryClient, await call('addToCart', { body: { ...item, quantity: missing } }));
    navigate(pathOf('checkout'));
    if (missing < 0) tellMore(there);
  } catch (error) {
    if (meansSignedOut(error)) {
      void queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
      return signInFor(item);
    }
    // A refusal says why; without an answer it is not known whether the item is in the cart, and pressing again is safe.
    const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
    if (!refused) console.error('Buying at once failed', error);
    showToast(refused ? error.message : 'Could not go to the checkout. Please try again.', { tone: 'error' });
  }
}

function signInFor(item: CartItem): void {
  const waiting = unitsOf(item, soundPending(usePending.getState()).items);
  if (waiting === 0) putAside(item);
  else if (waiting < item.quantity) changePending(item, item.quantity);
  else if (waiting > item.quantity) tellMore(waiting);
  const reason: SignInReason = { returnTo: pathOf('checkout'), notice: 'Please log in to place an order' };
  navigate(pathOf('login'), { state: { ...reason } });
}

/** More are there than were to be bought: those that somebody put there before are not taken away. */
const tellMore = (there: number) => showToast(`${there} are in your cart`, { tone: 'info' });

/** How many of them there are of that variant already. */
function unitsOf(item: CartItem, there: readonly CartItem[]): number {
  const same = there.find(
    (other) =>
      other.productId === item.productId &&
      other.selectedColor === item.selectedColor &&
      other.selectedSize === item.selectedSize,
  );
  return same?.quantity ?? 0;
}
