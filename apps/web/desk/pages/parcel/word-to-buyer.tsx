import type { DeskParcel } from '@oja/contract/desks/desk-orders';
import { useState } from 'react';
import { Disclosure } from '../../../src/ui/disclosure.tsx';
import { TextArea } from '../../../src/ui/forms/text-area.tsx';
import { nextStep } from '../../features/parcels/parcel-step.ts';

interface WordToBuyerProps {
  parcel: DeskParcel;
  word: string;
  onChange: (word: string) => void;
}

/** What the buyer was told last, and what they are told with the next step. */
export function WordToBuyer({ parcel, word, onChange }: WordToBuyerProps) {
  const step = nextStep(parcel);
  const [wasTyped] = useState(word !== '');
  return (
    <Disclosure title="To the buyer" open={wasTyped}>
      {parcel.notes && <p className="mb-3 text-sm wrap-anywhere">You wrote: “{parcel.notes}”</p>}
      {step === null ? (
        !parcel.notes && <p className="text-sm text-muted">You wrote nothing.</p>
      ) : (
        <TextArea
          label="A word to the buyer"
          hint={
            step === 'pack' ? 'It goes with the message that the parcel is on its way.' : 'It goes with the next step.'
          }
          value={word}
          rows={3}
          maxLength={500}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Disclosure>
  );
}
