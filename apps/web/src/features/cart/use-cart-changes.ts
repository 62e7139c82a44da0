import type { Cart, CartLine } from '@oja/contract/cart';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError, call } from '../../lib/api.ts';
import { newId } from '../../lib/new-id.ts';
import { showToast } from '../../ui/toast-store.ts';
import { meansSignedOut } from '../session/means-signed-out.ts';
import { emptied, itemOf, withQuantity } from './changed-cart.ts';
import { cartQuery, keepCart } from './keep-cart.ts';

type Change = { line: CartLine; quantity: number } | 'clear' | { restore: readonly CartLine[] };

const mutationKey = ['change cart'] as const;

/**
 * Changes of the signed-in buyer's cart: seen at once, sent one after the other, and corrected by the shop's answer to
 * the last of them. A removal can be undone.
 */
export function useCartChanges() {
  const queryClient = useQueryClient();
  // A second click comes before the line is out of sight.
  const removing = useRef(new Set<string>());
  // The cart as the shop last told it, without the changes that are under way.
  const told = useRef<Cart>(undefined);

  const isChanging = useIsMutating({ mutationKey }) > 0;
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey[0] },
    mutationFn: send,
    onMutate: async (change: Change) => {
      await queryClient.cancelQueries(cartQuery);
      const cart = queryClient.getQueryData(cartQuery.queryKey);
      if (isLast()) told.current = cart;
      if (!cart || (change !== 'clear' && 'restore' in change)) return;
      keepCart(
        queryClient,
        change === 'clear' ? emptied(cart) : withQuantity(cart, change.line.lineId, change.quantity),
      );
    },
    onSuccess: (cart) => {
      told.current = cart;
      // An answer to an earlier change knows nothing of the later ones that are seen already.
      if (isLast()) keepCart(queryClient, cart);
    },
    onError: (error) => {
      if (!meansSignedOut(error)) showToast(changeFailure(error), { tone: 'error' });
      if (!isLast()) return;
      if (told.current) keepCart(queryClient, told.current);
      void queryClient.invalidateQueries(cartQuery);
    },
  });
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1;

  function removed(text: string, lines: readonly CartLine[]) {
    const back = lines.filter(({ gone, stock }) => !gone && stock > 0);
    const undo = { label: 'Undo', run: () => mutate({ restore: back }) };
    showToast(text, { ...(back.length > 0 && { action: undo }) });
  }

  return {
    /** What is shown is an estimate until the shop has answered. */
    isChanging,
    setQuantity: (line: CartLine, quantity: number) => mutate({ line, quantity }),
    remove: (line: CartLine) => {
      if (removing.current.has(line.lineId)) return;
      removing.current.add(line.lineId);
      mutate({ line, quantity: 0 }, { onError: () => removing.current.delete(line.lineId) });
      removed(`Removed ${line.name}`, [line]);
    },
    clear: (cart: Cart) => {
      mutate('clear');
      removed('Cart cleared', cart.lines);
    },
  };
}

function send(change: Change): Promise<Cart> {
  if (change === 'clear') return call('clearCart', {});
  // Merging takes what the stock allows and refuses nothing, which is what an undo should do.
  if ('restore' in change) return call('mergeCart', { body: { batchId: newId(), items: change.restore.map(itemOf) } });
  const params = { id: change.line.lineId };
  if (change.quantity < 1) return call('removeFromCart', { params });
  return call('setCartQuantity', { params, body: { quantity: change.quantity } });
}

function changeFailure(error: Error): string {
  if (error instanceof ApiError && error.code !== 'network') return error.message;
  return 'The shop did not answer. Your cart is as it was before.';
}
