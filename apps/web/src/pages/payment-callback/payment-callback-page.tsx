import { refundReasons } from '@oja/domain/payments/refund';
import { CircleCheck, FileQuestionMark, Hourglass, RotateCcw, Wallet } from 'lucide-react';
import { href } from '../../lib/routing/paths.ts';
import { useSite } from '../../lib/site.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { usePageFocus, usePageTitle } from '../../ui/page.tsx';
import { Podium } from '../../ui/states/empty-state.tsx';
import { Spinner } from '../../ui/states/spinner.tsx';
import { callbackTexts, comfort, headings, type Stage } from './texts.ts';
import { useReturnedPayment } from './use-returned-payment.ts';

/** Where the payment provider sends the shopper back to: waits until the payment has become an order. */
export function PaymentCallbackPage() {
  const { brand } = useSite();
  usePageTitle('Payment');
  const heading = usePageFocus<HTMLHeadingElement>();
  const { stage, reason } = useReturnedPayment();
  const isWaiting = stage === 'waiting' || stage === 'rate-limited';
  return (
    <div className="column grid min-h-[60dvh] justify-items-center content-start py-6 sm:py-10">
      <div className="grid w-full max-w-md grid-cols-1 justify-items-center gap-5 rounded-sheet bg-surface px-6 py-10 text-center ring-1 ring-line [&_.adire]:before:hidden">
        <Podium>
          <StageIcon stage={stage} />
        </Podium>
        <div aria-live="polite" className="grid gap-3">
          <h1 ref={heading} tabIndex={-1} className="text-2xl">
            {headings[stage]}
          </h1>
          {stage === 'refund' && (
            <p>
              Your payment could not become an order. {reason && `${refundReasons[reason]} `}It is being returned to
              you.
            </p>
          )}
          {comfort[stage] && <p>{comfort[stage]}</p>}
          <p className={isWaiting ? 'font-medium' : 'text-sm text-muted'}>{callbackTexts[stage]}</p>
        </div>
        {!isWaiting && stage !== 'success' && (
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink href={href('orders')}>See my orders</ButtonLink>
            <ButtonLink variant="secondary" href={href('contact')}>
              Contact us
            </ButtonLink>
          </div>
        )}
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
  if (stage === 'success') return <CircleCheck />;
  if (stage === 'refund') return <RotateCcw />;
  if (stage === 'missing') return <FileQuestionMark />;
  if (stage === 'timeout') return <Hourglass />;
  if (stage === 'nothing') return <Wallet />;
  return <Spinner className="mb-2 block size-14 border-4" />;
}
