import type { Cart, CartLine } from '@oja/contract/cart';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError, call } from '../../lib/api.ts';
import { newId } from '../../lib/new-id.ts';
import { whenShopAnswers } from '../../lib/when-shop-answers.ts';
import { dismissToast, showToast } from '../../ui/overlays/toast-store.ts';
import { meansSignedOut } from '../session/means-signed-out.ts';
import { emptied, itemOf, withQuantity } from './changed-cart.ts';
import { cartQuery, keepCart } from './keep-cart.ts';

/** `said` is the toast that offers to take a removal back. */
type Change =
  | { line: CartLine; quantity: number; said?: number }
  | { clear: true; said?: number }
  | { restore: readonly CartLine[] };

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
      if (!cart || 'restore' in change) return;
      keepCart(
        queryClient,
        'clear' in change ? emptied(cart) : withQuantity(cart, change.line.lineId, change.quantity),
      );
    },
    onSuccess: (cart) => {
      told.current = cart;
      // An answer to an earlier change knows nothing of the later ones that are seen already.
      if (isLast()) keepCart(queryClient, cart);
    },
    onError: (error, change) => {
      if ('line' in change) removing.current.delete(change.line.lineId);
      if ('said' in change && change.said) dismissToast(change.said);
      if (!meansSignedOut(error)) showToast(changeFailure(error), { tone: 'error' });
      if (!isLast()) return;
      if (told.current) keepCart(queryClient, told.current);
      const ask = () => void queryClient.invalidateQueries(cartQuery);
      ask();
      // Whether the shop had it and its answer was lost, only the shop knows.
      if (isUnheard(error)) {
        const done = whenShopAnswers(() => {
          done();
          ask();
        });
      }
    },
  });
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1;

  function removed(text: string, lines: readonly CartLine[]) {
    const back = lines.filter(({ discontinued, stock }) => !discontinued && stock > 0);
    const undo = { label: 'Undo', run: () => mutate({ restore: back }) };
    return showToast(text, { ...(back.length > 0 && { action: undo }) });
  }

  return {
    /** What is shown is an estimate until the shop has answered. */
    isChanging,
    setQuantity: (line: CartLine, quantity: number) => mutate({ line, quantity }),
    remove: (line: CartLine) => {
      if (removing.current.has(line.lineId)) return;
      removing.current.add(line.lineId);
      mutate({ line, quantity: 0, said: removed(`Removed ${line.name}`, [line]) });
    },
    clear: (cart: Cart) => {
      mutate({ clear: true, said: removed('Cart cleared', cart.lines) });
    },
  };
}

function send(change: Change): Promise<Cart> {
  if ('clear' in change) return call('clearCart', {});
  // Merging takes what the stock allows and refuses nothing, which is what an undo should do.
  if ('restore' in change) return call('mergeCart', { body: { batchId: newId(), items: change.restore.map(itemOf) } });
  const params = { id: change.line.lineId };
  if (change.quantity < 1) return call('removeFromCart', { params });
  return call('setCartQuantity', { params, body: { quantity: change.quantity } });
}

function changeFailure(error: Error): string {
  return isUnheard(error) ? 'The shop did not answer. Your cart may not have changed.' : error.message;
}

const isUnheard = (error: Error) => !(error instanceof ApiError) || error.code === 'network';
