import { COURIER_MAX } from '@oja/domain/orders/parcel-move';
import { useState } from 'react';
import { ChoicePills } from '../../../src/ui/forms/choice-pills.tsx';
import { TextField } from '../../../src/ui/forms/text-field.tsx';
import { useStore } from '../../app/store.ts';
import { lastCourier } from './kept-shipping.ts';
import { offeredCouriers } from './shipping-draft.ts';

const OTHER = 'Other';

interface CourierChoiceProps {
  value: string;
  error?: string | undefined;
  onChange: (courier: string) => void;
}

/** Who carries it: one tap, or a name that is typed. */
export function CourierChoice({ value, error, onChange }: CourierChoiceProps) {
  const { id: seller, couriers } = useStore();
  const offered = offeredCouriers(lastCourier(seller), couriers);
  const [isOther, setIsOther] = useState(value !== '' && !offered.includes(value));
  return (
    <div className="grid gap-3">
      <ChoicePills
        name={isOther ? undefined : 'courier'}
        legend="Courier"
        error={isOther ? undefined : error}
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
          error={error}
          maxLength={COURIER_MAX}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </div>
  );
}
