import type { DeskParcel } from '@oja/contract/desks/desk-orders';
import { Button } from '../../../src/ui/button.tsx';
import type { AskedParcel } from '../../features/parcels/asked-parcel.ts';
import { consequences, nextStep, stateOf, stepNames } from '../../features/parcels/parcel-step.ts';
import { takeStep } from '../../features/parcels/take-step.ts';
import type { Acts } from '../../features/parcels/use-acts.ts';

interface NextStepProps {
  parcel: DeskParcel;
  acts: Acts;
  /** What the buyer is told with it. */
  word: string;
  onShip: (parcel: AskedParcel) => void;
}

/** The one thing to do next, under the thumb, and what comes of it. */
export function NextStep({ parcel, acts, word, onShip }: NextStepProps) {
  const step = nextStep(parcel);
  if (step === null) return null;
  const { orderId, orderNumber: about } = parcel;
  const notPacked = () => void acts.run({ kind: 'pack', orderId, packed: false }, { about, said: 'Not packed' });
  return (
    <div className="next-step">
      <Button
        wide
        className="min-h-13 text-base"
        onClick={() => takeStep(parcel, acts, () => onShip({ ...parcel, word }), word)}
      >
        {stepNames[step]}
      </Button>
      <p className="text-center text-xs text-muted">{consequences[step]}</p>
      {stateOf(parcel) === 'packed' && (
        <Button variant="quiet" wide onClick={notPacked}>
          Not packed after all
        </Button>
      )}
    </div>
  );
}
