import type { Order } from '@oja/contract/checkout';
import { addressLines } from '@oja/domain/orders/destination';
import { paymentMethodNames } from '@oja/domain/payments/payment-method';

interface OrderFactsProps {
  order: Order;
  /** Leaves out the payment's number. */
  brief?: boolean;
}

/** Where an order goes, and how it was paid. */
export function OrderFacts({ order: { shippingInfo, paymentInfo }, brief = false }: OrderFactsProps) {
  const { name, place } = addressLines(shippingInfo);
  return (
    <div className="grid content-start gap-3 wrap-anywhere">
      <div>
        <h3 className="font-body text-sm font-semibold tracking-normal">Delivery to</h3>
        <p>{name}</p>
        <p className="text-muted">{place}</p>
        <p className="text-muted">{shippingInfo.phone}</p>
      </div>
      <div>
        <h3 className="font-body text-sm font-semibold tracking-normal">Payment</h3>
        <p>{paymentMethodNames[paymentInfo.method]}</p>
        {!brief && <p className="text-xs text-muted">{paymentInfo.transactionId}</p>}
      </div>
    </div>
  );
}
