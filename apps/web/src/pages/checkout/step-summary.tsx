import type { ShippingInfo } from '@oja/domain/orders/checkout';
import { addressLines } from '@oja/domain/orders/destination';
import type { PaymentMethod } from '@oja/domain/payments/payment-method';
import { Check } from 'lucide-react';
import { stepLabels } from '../../features/checkout/steps.ts';
import { Button } from '../../ui/button.tsx';
import { waysToPay } from './ways-to-pay.ts';

type StepSummaryProps = { onEdit: () => void } & (
  | { step: 'shipping'; shipping: ShippingInfo }
  | { step: 'payment'; method: PaymentMethod }
);

/** A step that is done: what was said in it, and the way back to it. */
export function StepSummary(props: StepSummaryProps) {
  const label = stepLabels[props.step];
  return (
    <section
      aria-label={label}
      className="flex items-start gap-3 rounded-card bg-surface p-4 ring-1 ring-line sm:px-8 sm:py-5"
    >
      <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ok" />
      <div className="min-w-0 flex-1 text-sm wrap-anywhere">
        <h2 className="font-body text-sm font-semibold tracking-normal">{label}</h2>
        {props.step === 'shipping' ? <Destination info={props.shipping} /> : <p>{waysToPay[props.method].summary}</p>}
      </div>
      <Button
        variant="quiet"
        className="-my-1.5 -mr-2"
        aria-label={`Edit ${label.toLowerCase()}`}
        onClick={props.onEdit}
      >
        Edit
      </Button>
    </section>
  );
}

function Destination({ info }: { info: ShippingInfo }) {
  const { name, place } = addressLines(info);
  return (
    <>
      <p>{name}</p>
      <p className="text-muted">{place}</p>
      <p className="text-muted">
        {info.phone} · {info.email}
      </p>
    </>
  );
}
