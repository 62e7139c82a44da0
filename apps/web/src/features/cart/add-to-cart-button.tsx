import type { Away } from '@oja/contract/away';
import type { CartItem } from '@oja/contract/cart';
import { useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { Ref } from 'react';
import { Button, type ButtonVariant } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { useAdding } from './use-adding.ts';

export interface AddToCartButtonProps {
  item: CartItem;
  /** When its store is. */
  away: Away | undefined;
  /** Asks for what is not chosen yet, in place of adding; undefined where all is. */
  ask: (() => void) | undefined;
  disabled?: boolean;
  variant?: ButtonVariant;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Turns into a tick for a moment when the item is in the cart. While its store is away, it says when that is back. */
export function AddToCartButton({ item, away, ask, variant = 'primary', className, ...rest }: AddToCartButtonProps) {
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
      className={clsx('relative', className)}
      onClick={ask ?? (() => run((act, tell) => act.addWithTick(queryClient, item, tell)))}
      {...rest}
    >
      <span className={clsx(state === 'added' && 'opacity-0')}>Add to Cart</span>
      {state === 'added' && <Check aria-hidden="true" className="absolute size-5 animate-appear" />}
    </Button>
  );
}
