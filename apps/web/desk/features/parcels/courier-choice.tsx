import { COURIER_MAX } from '@oja/domain/orders/parcel-move';
import { useState } from 'react';
import { ChoicePills } from '../../../src/ui/forms/choice-pills.tsx';
import { TextField } from '../../../src/ui/forms/text-field.tsx';
import { offeredCouriers } from './shipping-draft.ts';

const OTHER = 'Other';

interface CourierChoiceProps {
  value: string;
  /** Stands first. */
  lastUsed: string;
  onChange: (courier: string) => void;
}

/** Who carries it: one tap, or a name that is typed. */
export function CourierChoice({ value, lastUsed, onChange }: CourierChoiceProps) {
  const offered = offeredCouriers(lastUsed);
  const [isOther, setIsOther] = useState(value !== '' && !offered.includes(value));
  return (
    <div className="grid gap-3">
      <ChoicePills
        legend="Courier"
        options={[...offered, OTHER]}
        value={isOther ? OTHER : value}
        onChange={(chosen) => {
          setIsOther(chosen === OTHER);
          onChange(chosen === OTHER ? '' : chosen);
        }}
      />
      {isOther && (
        <TextField
          label="Name of the courier"
          name="courier"
          value={value}
          maxLength={COURIER_MAX}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </div>
  );
}
