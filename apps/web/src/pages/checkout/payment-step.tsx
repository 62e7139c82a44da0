import type { Checkout } from '@oja/contract/checkout';
import type { Kobo } from '@oja/domain/money/money';
import { formatNaira } from '@oja/domain/money/naira';
import { type PaymentMethod, paymentMethodNames, paymentMethods } from '@oja/domain/money/payment-method';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type RadioCard, RadioCards } from '../../ui/radio-cards.tsx';
import { StepFrame } from './step-frame.tsx';

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
  const balance = formatNaira(checkout.creditBalance);
  const enough = checkout.creditBalance >= total;
  const offered: Record<PaymentMethod, Pick<RadioCard<PaymentMethod>, 'description' | 'disabled'> | null> = {
    card: checkout.cardPayment
      ? { description: "You pay on Paystack's secure page and come back here. We never see your card." }
      : null,
    credit: {
      description: enough
        ? `Your balance is ${balance}. Your order is placed at once.`
        : `Not enough store credit. Your balance is ${balance}.`,
      disabled: !enough,
    },
  };
  const cards = paymentMethods.flatMap((value) => {
    const card = offered[value];
    return card ? [{ value, label: paymentMethodNames[value], ...card }] : [];
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
