import type { Order } from '@oja/contract/checkout';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api.ts';
import { navigate } from '../../../lib/routing/hash-location.ts';
import { pathOf } from '../../../lib/routing/paths.ts';
import { Button, type ButtonVariant } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { meansSignedOut } from '../../session/means-signed-out.ts';
import type { AgainOutcome } from './again-outcome.ts';
import { buyAgain } from './buy-again.ts';

interface BuyAgainButtonProps {
  order: Order;
  variant?: ButtonVariant;
  className?: string;
}

/** Puts the goods of an order into the cart once more and leads there, where it stands what could not be. */
export function BuyAgainButton({ order, variant = 'primary', className = '' }: BuyAgainButtonProps) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => buyAgain(queryClient, order),
    onError: (error) => {
      if (!meansSignedOut(error)) showToast(failureWords(error), { tone: 'error' });
    },
  });
  if (order.items.length === 0) return null;
  return (
    <Button
      variant={variant}
      className={className}
      busy={isPending}
      // Who has gone elsewhere meanwhile is left there.
      onClick={() => mutate(undefined, { onSuccess: showCart })}
    >
      Buy again
    </Button>
  );
}

function showCart({ words, lowered }: AgainOutcome): void {
  if (words === '' && lowered.length === 0) showToast('Added to cart');
  navigate(pathOf('cart'), { state: { words, lowered } });
}

function failureWords(error: Error): string {
  const isUnheard = !(error instanceof ApiError) || error.code === 'network';
  return isUnheard ? 'The shop did not answer. Press again: nothing comes into your cart twice.' : error.message;
}
