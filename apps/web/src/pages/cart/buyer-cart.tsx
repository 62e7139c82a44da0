import { cannotBeBought } from '@oja/domain/cart/cart-worth';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { CartGroups } from '../../features/cart/cart-groups.tsx';
import { lostWords } from '../../features/cart/forget-lost.ts';
import { cartQuery } from '../../features/cart/keep-cart.ts';
import { UnbuyableNotice } from '../../features/cart/notices/unbuyable-notice.tsx';
import { mergePending } from '../../features/cart/pending/merge-pending.ts';
import { hasPending } from '../../features/cart/pending/pending.ts';
import { useCartChanges } from '../../features/cart/use-cart-changes.ts';
import { pages } from '../../lib/routing/pages.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { TryAgain } from '../../ui/states/try-again.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CartSummary } from './cart-summary.tsx';
import { CheckoutButton } from './checkout-button.tsx';
import { EmptyCart } from './empty-cart.tsx';

/** The signed-in buyer's cart. */
export function BuyerCart() {
  const cart = useQuery(cartQuery);
  const changes = useCartChanges();
  const why = useId();
  useLeftovers();
  useShowEmptied(cart.data?.lines.length);

  if (cart.isPending) return <CartSkeleton />;
  if (!cart.data)
    return <TryAgain text={pages.cart.failure} busy={cart.isFetching} onRetry={() => void cart.refetch()} />;
  const { lines, quote } = cart.data;
  if (lines.length === 0) return <EmptyCart />;

  const unbuyable = lines.filter(cannotBeBought);
  return (
    <div className="cart-layout">
      <div className="grid content-start gap-3">
        <UnbuyableNotice id={why} lines={unbuyable} />
        <CartGroups lines={lines} onQuantity={changes.setQuantity} onRemove={changes.remove} />
        <Button variant="quiet" className="justify-self-end" onClick={() => changes.clear(cart.data)}>
          Clear cart
        </Button>
      </div>
      <CartSummary
        quote={quote}
        busy={changes.isChanging}
        action={<CheckoutButton closedBecause={unbuyable.length > 0 ? why : undefined} />}
      />
    </div>
  );
}

/** What was cleared far down a long cart leaves the view, and the focus, at the top. */
function useShowEmptied(lines: number | undefined): void {
  const before = useRef(lines);
  useEffect(() => {
    if (lines === 0 && before.current) {
      scrollTo(0, 0);
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    }
    before.current = lines;
  }, [lines]);
}

/** Items that could not be merged when the buyer signed in, or were put aside in a tab that did not know of it. */
function useLeftovers(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!hasPending()) return;
    mergePending(queryClient).then(
      ({ leftOut }) => leftOut && showToast(lostWords),
      (error) => console.error('Merging pending items failed', error),
    );
  }, [queryClient]);
}
