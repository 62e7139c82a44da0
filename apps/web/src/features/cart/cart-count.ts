import { useMe } from '../session/me.ts';
import { usePending } from './pending/pending.ts';

/** Number of lines (not units) that the Cart badge shows: in the cart, or put aside by a visitor. */
export function useCartCount(): number {
  const me = useMe().data;
  const pending = usePending((state) => state.items.length);
  return me?.user ? me.cartLines : pending;
}
