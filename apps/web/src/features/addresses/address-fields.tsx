import type { ShippingField, ShippingInfo } from '@oja/domain/orders/checkout';
import { type DeliveryArea, statesOf } from '@oja/domain/orders/delivery-area';
import type { InputHTMLAttributes } from 'react';
import { Select } from '../../ui/forms/select.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { withCountry, withState } from './address-draft.ts';
import type { AddressErrors } from './address-errors.ts';
import { withinArea } from './within-area.ts';

interface AddressFieldsProps {
  value: ShippingInfo;
  /** What there is to choose from. */
  area: DeliveryArea;
  errors: AddressErrors;
  onChange: (value: ShippingInfo) => void;
}

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** The fields of an address. Each is named like its field, so that the first wrong one can be found and focused. */
export function AddressFields({ value, area, errors, onChange }: AddressFieldsProps) {
  const states = statesOf(area, value.country);
  const text = (name: ShippingField, label: string, more: InputHTMLAttributes<HTMLInputElement>) => (
    <TextField
      label={label}
      name={name}
      value={value[name]}
      error={errors[name]}
      required
      onChange={(event) => onChange({ ...value, [name]: event.target.value })}
      {...more}
    />
  );

  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      {text('firstName', 'First name', { autoComplete: 'shipping given-name', maxLength: 80 })}
      {text('lastName', 'Last name', { autoComplete: 'shipping family-name', maxLength: 80 })}
      {text('email', 'Email', {
        type: 'email',
        inputMode: 'email',
        autoComplete: 'shipping email',
        autoCapitalize: 'none',
        maxLength: 254,
      })}
      {text('phone', 'Phone', { type: 'tel', inputMode: 'tel', autoComplete: 'shipping tel', maxLength: 40 })}
      <div className="sm:col-span-2">
        <Select
          label="Country"
          name="country"
          options={optionsOf(area.map(({ country }) => country))}
          value={value.country}
          error={errors.country}
          autoComplete="shipping country-name"
          onChange={(event) =>
            onChange(withinArea(withCountry(value, event.target.value as ShippingInfo['country']), area))
          }
        />
      </div>
      <div className="sm:col-span-2">
        {text('address', 'Address', { autoComplete: 'shipping street-address', maxLength: 300 })}
      </div>
      {text('city', 'City', { autoComplete: 'shipping address-level2', maxLength: 80 })}
      {states ? (
        <Select
          label="State"
          name="state"
          placeholder="Choose a state"
          options={optionsOf(states)}
          value={value.state}
          error={errors.state}
          required
          autoComplete="shipping address-level1"
          onChange={(event) => onChange(withState(value, event.target.value))}
        />
      ) : (
        text('state', 'State', { autoComplete: 'shipping address-level1', maxLength: 80 })
      )}
      {text('zipCode', 'Zip code', {
        autoComplete: 'shipping postal-code',
        inputMode: value.country === 'Nigeria' ? 'numeric' : 'text',
        maxLength: 20,
      })}
    </div>
  );
}
