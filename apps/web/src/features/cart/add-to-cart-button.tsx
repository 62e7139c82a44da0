import type { CartItem } from '@oja/contract/cart';
import type { Away } from '@oja/contract/catalogue';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { Button, type ButtonVariant } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { useAddToCart } from './use-add-to-cart.ts';

interface AddToCartButtonProps {
  item: CartItem;
  /** When its store is away. */
  away?: Away | undefined;
  /** Said in place of the button, where nobody waits for it to become one. */
  instead?: string | undefined;
  disabled?: boolean;
  variant?: ButtonVariant;
  className?: string;
  /** Id of the element that names the product, where several of these buttons stand beside each other. */
  describedBy?: string;
}

/** Turns into a tick for a moment when the item is in the cart. While its store is away, it says when that is back. */
export function AddToCartButton({
  item,
  away,
  instead,
  disabled,
  variant = 'primary',
  className,
  describedBy,
}: AddToCartButtonProps) {
  const { state, add, back } = useAddToCart(away);
  const words = instead ?? back;
  if (words !== '')
    return <p className={clsx('grid min-h-11 place-items-center', className)}>{words && <Chip>{words}</Chip>}</p>;
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
