import type { Cart } from '@oja/contract/cart';
import { formatNaira } from '@oja/domain/naira';
import { OrderLines } from '../../features/checkout/order-lines.tsx';
import { Button } from '../../ui/button.tsx';
import { StepFrame } from './step-frame.tsx';

interface ReviewStepProps {
  cart: Cart;
  busy: boolean;
  /** Id of what says why it cannot be bought as it is. */
  closedBecause: string | undefined;
  onBack: () => void;
  onPlace: () => void;
}

/** The last look. Only here can the order be placed. */
export function ReviewStep({ cart, busy, closedBecause, onBack, onPlace }: ReviewStepProps) {
  const isClosed = closedBecause !== undefined;
  return (
    <StepFrame
      title="Review your order"
      actions={
        <>
          <Button variant="secondary" onClick={onBack}>
            Back
          </Button>
          <Button
            busy={busy}
            aria-disabled={isClosed}
            aria-describedby={closedBecause}
            className={isClosed ? 'opacity-50' : ''}
            onClick={isClosed ? undefined : onPlace}
          >
            Pay {formatNaira(cart.quote.total)}
          </Button>
        </>
      }
    >
      <OrderLines lines={cart.lines} bySeller />
      {!isClosed && <p className="text-sm text-muted">Your items are held for you while you pay.</p>}
    </StepFrame>
  );
}
