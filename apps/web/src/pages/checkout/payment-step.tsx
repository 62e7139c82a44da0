import type { Checkout } from '@oja/contract/checkout';
import type { Kobo } from '@oja/domain/money/money';
import { formatNaira } from '@oja/domain/money/naira';
import type { PaymentMethod } from '../../features/checkout/progress.ts';
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
  const cards: RadioCard<PaymentMethod>[] = [
    ...(checkout.cardPayment
      ? [
          {
            value: 'card' as const,
            label: 'Card',
            description: "You pay on Paystack's secure page and come back here. We never see your card.",
          },
        ]
      : []),
    {
      value: 'credit',
      label: 'Store credit',
      description: enough
        ? `Your balance is ${balance}. Your order is placed at once.`
        : `Not enough store credit. Your balance is ${balance}.`,
      disabled: !enough,
    },
  ];
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
