import type { DeskOrder } from '@oja/contract/desks/desk-orders';
import { Button } from '../../../src/ui/button.tsx';
import { nextStep, stepNames } from './parcel-step.ts';
import { StateChip } from './state-chip.tsx';

interface StepButtonProps {
  parcel: DeskOrder;
  onStep: () => void;
}

/** The next step of a parcel at the edge of its row; where there is none left, how it stands. */
export function StepButton({ parcel, onStep }: StepButtonProps) {
  const step = nextStep(parcel);
  if (step === null) return <StateChip parcel={parcel} />;
  return (
    <Button
      variant={step === 'accept' ? 'primary' : 'soft'}
      className="min-w-22 px-3!"
      aria-label={`${stepNames[step]}: ${parcel.orderNumber}, ${parcel.buyer}`}
      onClick={onStep}
    >
      {stepNames[step]}
    </Button>
  );
}
