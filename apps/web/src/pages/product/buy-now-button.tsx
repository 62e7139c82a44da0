import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AddToCartButtonProps } from '../../features/cart/add-to-cart-button.tsx';
import { useAdding } from '../../features/cart/use-adding.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';

/** Into the cart and to the checkout at once. Nothing while its store is away. */
export function BuyNowButton({ item, away, ask, disabled }: AddToCartButtonProps) {
  const queryClient = useQueryClient();
  const { back } = useAdding(away);
  const [busy, setBusy] = useState(false);
  // Not called while the button is busy.
  async function buy() {
    setBusy(true);
    try {
      await (await import('../../features/cart/buy-now.ts')).buyNow(queryClient, item);
    } catch {
      showToast('Could not go to the checkout. Please try again.', { tone: 'error' });
    }
    setBusy(false);
  }
  if (back) return null;
  return (
    <Button
      wide
      variant="secondary"
      busy={busy}
      disabled={disabled}
      className="min-h-12 text-base"
      onClick={ask ?? buy}
    >
      Buy now
    </Button>
  );
}
