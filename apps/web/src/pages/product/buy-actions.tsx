import type { CartItem } from '@oja/contract/cart';
import type { Away } from '@oja/contract/catalogue';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AddToCartButton } from '../../features/cart/add-to-cart-button.tsx';
import { Button, type ButtonVariant } from '../../ui/button.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';

interface BuyingProps {
  item: CartItem;
  /** Asks for what is not chosen yet; undefined where all is. */
  ask: (() => void) | undefined;
  disabled?: boolean;
}

export interface AddProps extends BuyingProps {
  /** When its store is. */
  away: Away | undefined;
  variant?: ButtonVariant;
  className?: string;
}

/** 'Add to Cart', which asks first where something is not chosen yet. */
export function AddOrAsk({ ask, variant = 'primary', ...adding }: AddProps) {
  if (!ask || adding.away) return <AddToCartButton {...adding} variant={variant} />;
  return (
    <Button wide variant={variant} disabled={adding.disabled} className={adding.className} onClick={ask}>
      Add to Cart
    </Button>
  );
}

/** Into the cart and to the checkout at once. */
export function BuyNow({ item, ask, disabled }: BuyingProps) {
  const queryClient = useQueryClient();
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
