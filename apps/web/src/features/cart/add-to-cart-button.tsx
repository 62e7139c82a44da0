import type { CartItem } from '@oja/contract/cart';
import type { Away } from '@oja/contract/catalogue';
import { useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { Button, type ButtonVariant } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { useAdding } from './use-adding.ts';

interface AddToCartButtonProps {
  item: CartItem;
  /** When its store is. */
  away?: Away | undefined;
  disabled?: boolean;
  variant?: ButtonVariant;
  className?: string;
}

/** Turns into a tick for a moment when the item is in the cart. While its store is away, it says when that is back. */
export function AddToCartButton({ item, away, disabled, variant = 'primary', className }: AddToCartButtonProps) {
  const queryClient = useQueryClient();
  const { state, back, run } = useAdding(away);
  if (back)
    return (
      <p className={clsx('grid min-h-11 place-items-center', className)}>
        <Chip>{back}</Chip>
      </p>
    );
  return (
    <Button
      wide
      variant={variant}
      busy={state === 'adding'}
      disabled={disabled}
      className={clsx('relative', className)}
      onClick={() => run((act, tell) => act.addWithTick(queryClient, item, tell))}
    >
      <span className={clsx(state === 'added' && 'opacity-0')}>Add to Cart</span>
      {state === 'added' && <Check aria-hidden="true" className="absolute size-5 animate-appear" />}
    </Button>
  );
}
