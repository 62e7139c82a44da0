import { CircleCheck, RotateCcw, TimerOff } from 'lucide-react';
import { useSite } from '../../lib/site.ts';
import { usePageFocus, usePageTitle } from '../../ui/page.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { callbackTexts, type Stage } from './texts.ts';
import { useReturnedPayment } from './use-returned-payment.ts';

/** Where the payment provider sends the shopper back to: waits until the payment has become an order. */
export function PaymentCallbackPage() {
  const { brand } = useSite();
  usePageTitle('Payment');
  const heading = usePageFocus<HTMLHeadingElement>();
  const stage = useReturnedPayment();
  const isWaiting = stage === 'waiting' || stage === 'rate-limited';
  return (
    <div className="column grid min-h-[70dvh] place-items-center py-10">
      <div className="adire grid w-full max-w-md justify-items-center gap-5 rounded-sheet bg-surface px-6 py-12 text-center text-palm ring-1 ring-line">
        <StageIcon stage={stage} />
        <h1 ref={heading} tabIndex={-1} className="text-2xl text-ink">
          Your payment
        </h1>
        <div aria-live="polite" className="grid gap-2 text-ink">
          <p className="font-medium">{callbackTexts[stage]}</p>
          {stage === 'refund' && <p>Your payment could not become an order. It is being returned to you.</p>}
        </div>
        {isWaiting && (
          <>
            <div aria-hidden="true" className="h-1.5 w-full overflow-hidden rounded-full bg-line">
              <div className="payment-progress" />
            </div>
            <p className="text-sm text-muted">Do not close this page. {brand} is asking the payment provider.</p>
          </>
        )}
      </div>
    </div>
  );
}

function StageIcon({ stage }: { stage: Stage }) {
  if (stage === 'success') return <CircleCheck aria-hidden="true" className="size-12 text-ok" />;
  if (stage === 'refund') return <RotateCcw aria-hidden="true" className="size-12 text-indigo" />;
  if (stage === 'missing' || stage === 'timeout')
    return <TimerOff aria-hidden="true" className="size-12 text-danger" />;
  return <Spinner className="size-12 border-4" />;
}
