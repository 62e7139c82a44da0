import type { CartItem } from '@oja/contract/cart';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { Button, type ButtonVariant } from '../../ui/button.tsx';
import { useAddToCart } from './use-add-to-cart.ts';

interface AddToCartButtonProps {
  item: CartItem;
  disabled?: boolean;
  variant?: ButtonVariant;
  className?: string;
  /** Id of the element that names the product, where several of these buttons stand beside each other. */
  describedBy?: string;
}

/** Turns into a tick for a moment when the item is in the cart. */
export function AddToCartButton({ item, disabled, variant = 'primary', className, describedBy }: AddToCartButtonProps) {
  const { state, add } = useAddToCart();
  return (
    <Button
      wide
      variant={state === 'added' ? 'primary' : variant}
      busy={state === 'adding'}
      disabled={disabled}
      aria-describedby={describedBy}
      className={clsx('relative', className)}
      onClick={() => void add(item)}
    >
      <span className={clsx(state === 'added' && 'opacity-0')}>Add to Cart</span>
      {state === 'added' && <Check aria-hidden="true" className="absolute size-5 animate-appear" />}
    </Button>
  );
}
