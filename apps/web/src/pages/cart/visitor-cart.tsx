import type { QuotedLine } from '@oja/contract/cart';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CartGroups } from '../../features/cart/cart-groups.tsx';
import { itemOf } from '../../features/cart/changed-cart.ts';
import { forgetLost, lostWords } from '../../features/cart/forget-lost.ts';
import { loweredWords } from '../../features/cart/notices/lowered-words.ts';
import { changePending, putAside } from '../../features/cart/pending/change-pending.ts';
import { usePending } from '../../features/cart/pending/pending.ts';
import { useLiveStock } from '../../features/products/use-live-stock.ts';
import { goToSignIn } from '../../features/session/go-to-sign-in.ts';
import { call } from '../../lib/api.ts';
import { pages } from '../../lib/routing/pages.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { Notice } from '../../ui/states/notice.tsx';
import { TryAgain } from '../../ui/states/try-again.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CartSummary } from './cart-summary.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { missingItems } from './missing-items.ts';

/** What a visitor has put aside, and that something of it could not be read: said once. */
export function VisitorCart() {
  const [lost, setLost] = useState(false);
  useEffect(() => {
    if (forgetLost()) setLost(true);
  }, []);
  return (
    <>
      {lost && <Notice className="mb-5">{lostWords}</Notice>}
      <PutAside />
    </>
  );
}

/** The items, priced by the shop as they would stand in a cart. */
function PutAside() {
  const items = usePending((state) => state.items);
  const cart = useQuery({
    queryKey: ['quotePending', items],
    queryFn: ({ signal }) => call('quotePending', { body: { items: [...items] }, signal }),
    enabled: items.length > 0,
    placeholderData: keepPreviousData,
  });

  // A line may have a part of what is left: what it shows says nothing of the product.
  useLiveStock(Object.fromEntries(items.map(({ productId }) => [productId, undefined])), () => void cart.refetch());

  if (items.length === 0) return <EmptyCart onLogIn={() => goToSignIn()} />;
  if (cart.isPending) return <CartSkeleton />;
  if (!cart.data)
    return <TryAgain text={pages.cart.failure} busy={cart.isFetching} onRetry={() => void cart.refetch()} />;
  const { lines, quote, lowered } = cart.data;
  const missing = cart.isPlaceholderData ? [] : missingItems(items, lines);
  const some = lowered.filter(({ quantity }) => quantity > 0);
  const none = lowered.filter(({ quantity }) => quantity === 0);

  function dropMissing() {
    for (const item of missing) changePending(item, 0);
  }

  function remove(line: QuotedLine) {
    changePending(itemOf(line), 0);
    showToast(`Removed ${line.name}`, { action: { label: 'Undo', run: () => putAside(itemOf(line)) } });
  }

  return (
    <>
      {some.length > 0 && <Notice className="mb-5">{sentences(some.map(loweredWords))}</Notice>}
      {missing.length > 0 && (
        <Notice
          className="mb-5"
          action={
            <Button variant="secondary" onClick={dropMissing}>
              Remove
            </Button>
          }
        >
          {sentences([...none.map(loweredWords), ...goneWords(missing.length - none.length)])}
        </Notice>
      )}
      {lines.length > 0 && (
        <div className="cart-layout">
          <CartGroups
            lines={lines}
            onQuantity={(line, quantity) => changePending(itemOf(line), quantity)}
            onRemove={remove}
          />
          <CartSummary
            quote={quote}
            busy={cart.isPlaceholderData}
            action={
              <Button wide onClick={() => goToSignIn()}>
                Log in to check out
              </Button>
            }
          />
        </div>
      )}
    </>
  );
}

const sentences = (facts: readonly string[]) => facts.map((fact) => `${fact}.`).join(' ');

/** @param count items that the shop does not sell any more */
function goneWords(count: number): string[] {
  if (count < 1) return [];
  return [`${count === 1 ? 'One item is' : `${count} items are`} no longer available`];
}
