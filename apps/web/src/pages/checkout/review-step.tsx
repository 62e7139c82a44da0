import type { Cart } from '@oja/contract/cart';
import { formatNaira } from '@oja/domain/money/naira';
import type { ShippingInfo } from '@oja/domain/orders/checkout';
import { destinationLine } from '@oja/domain/orders/destination';
import { OrderLines } from '../../features/checkout/order-lines.tsx';
import { Button } from '../../ui/button.tsx';
import { StepFrame } from './step-frame.tsx';

interface ReviewStepProps {
  cart: Cart;
  shipping: ShippingInfo;
  busy: boolean;
  /** Id of what says why it cannot be bought as it is. */
  closedBecause: string | undefined;
  onBack: () => void;
  onPlace: () => void;
}

/** The last look. Only here can the order be placed. */
export function ReviewStep({ cart, shipping, busy, closedBecause, onBack, onPlace }: ReviewStepProps) {
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
      <p className="text-sm wrap-anywhere">This order goes to {destinationLine(shipping)}.</p>
      {!isClosed && <p className="text-sm text-muted">Your items are held for you while you pay.</p>}
    </StepFrame>
  );
}
