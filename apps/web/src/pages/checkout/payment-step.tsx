import type { Checkout } from '@oja/contract/checkout';
import type { Kobo } from '@oja/domain/money/money';
import { type PaymentMethod, paymentMethodNames, paymentMethods } from '@oja/domain/payments/payment-method';
import { Button } from '../../ui/button.tsx';
import { type RadioCard, RadioCards } from '../../ui/forms/radio-cards.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { StepFrame } from './step-frame.tsx';
import { waysToPay } from './ways-to-pay.ts';

interface PaymentStepProps {
  method: PaymentMethod | null;
  checkout: Checkout;
  total: Kobo;
  onChoose: (method: PaymentMethod) => void;
  onBack: () => void;
  onDone: () => void;
}

/** How to pay: with a card on the provider's page, or with store credit at once. */
export function PaymentStep({ method, checkout, total, onChoose, onBack, onDone }: PaymentStepProps) {
  const cards: RadioCard<PaymentMethod>[] = paymentMethods.flatMap((value) => {
    const offer = waysToPay[value].offer(checkout, total);
    return offer ? [{ value, label: paymentMethodNames[value], ...offer }] : [];
  });
  return (
    <StepFrame
      title="Payment method"
      actions={
        <>
          <Button variant="secondary" onClick={onBack}>
            Back
          </Button>
          <Button disabled={method === null} onClick={onDone}>
            Continue to review
          </Button>
        </>
      }
    >
      <RadioCards legend="Payment method" quietLegend cards={cards} value={method ?? undefined} onChange={onChoose} />
      {method === null && <Notice>Card payment is not available right now.</Notice>}
    </StepFrame>
  );
}
