import type { CartItem } from '@oja/contract/cart';
import type { Away } from '@oja/contract/catalogue';
import { useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, type ButtonVariant } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import type { AddingState } from './add-to-cart.ts';

/** What pressing the button does, and what it says while a store is away: fetched after the page. */
const fetchAct = () => import('./add-to-cart.ts');

interface AddToCartButtonProps {
  item: CartItem;
  /** When its store is. */
  away?: Away | undefined;
  /** Said in place of the button. */
  instead?: string | false;
  disabled?: boolean;
  variant?: ButtonVariant;
  className?: string;
  /** Id of the element that names the product, where several of these buttons stand beside each other. */
  describedBy?: string;
}

/**
 * Turns into a tick for a moment when the item is in the cart. While its store is away, it says when that is back; until it
 * is known whether it is, as in the server's markup, which is kept, it says neither.
 */
export function AddToCartButton({
  item,
  away,
  instead,
  disabled,
  variant = 'primary',
  className,
  describedBy,
}: AddToCartButtonProps) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<AddingState>('idle');
  const [back, setBack] = useState(away && '…');
  useEffect(() => {
    if (away) void fetchAct().then((act) => act.tellBack(away, setBack));
  }, [away]);
  // Not called while the button is busy.
  async function add() {
    setState('adding');
    try {
      await (await fetchAct()).addWithTick(queryClient, item, setState);
    } catch {
      setState('idle');
      showToast('Failed to add item to cart', { tone: 'error' });
    }
  }
  const words = instead || (away && back);
  if (words)
    return (
      <p className={clsx('grid min-h-11 place-items-center', className)}>
        <Chip>{words}</Chip>
      </p>
    );
  return (
    <Button
      wide
      variant={state === 'added' ? 'primary' : variant}
      busy={state === 'adding'}
      disabled={disabled}
      aria-describedby={describedBy}
      className={clsx('relative', className)}
      onClick={add}
    >
      <span className={clsx(state === 'added' && 'opacity-0')}>Add to Cart</span>
      {state === 'added' && <Check aria-hidden="true" className="absolute size-5 animate-appear" />}
    </Button>
  );
}
