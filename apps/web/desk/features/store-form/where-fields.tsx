import { nigerianStates } from '@oja/domain/people/nigerian-states';
import { storeLimits } from '@oja/domain/stores/store-form';
import { Select } from '../../../src/ui/forms/select.tsx';
import { Switch } from '../../../src/ui/forms/switch.tsx';
import { TextField } from '../../../src/ui/forms/text-field.tsx';
import { useStoreFields, useStoreText } from './form-context.ts';

const states = nigerianStates.map((state) => ({ value: state, label: state }));

/** Where the goods leave from, and how the shop reaches whoever sends them. */
export function WhereFields() {
  const { form, change } = useStoreFields();
  return (
    <>
      <Select
        label="State"
        placeholder="Choose"
        options={states}
        autoComplete="address-level1"
        {...useStoreText('state')}
      />
      <TextField
        label="City"
        maxLength={storeLimits.city * 2}
        autoComplete="address-level2"
        enterKeyHint="next"
        {...useStoreText('city')}
      />
      <TextField
        label="Street and number"
        hint="Never public."
        maxLength={storeLimits.street * 2}
        autoComplete="street-address"
        enterKeyHint="next"
        {...useStoreText('street')}
      />
      <TextField
        label="Nearest landmark, if it helps"
        hint="Never public."
        placeholder="Opposite the Total filling station"
        maxLength={storeLimits.landmark}
        autoComplete="off"
        enterKeyHint="next"
        {...useStoreText('landmark')}
      />
      <TextField
        label="Phone"
        type="tel"
        inputMode="tel"
        placeholder="0803 555 0142"
        maxLength={storeLimits.phone}
        autoComplete="tel"
        {...useStoreText('phone')}
      />
      <Switch
        label="Show my phone to shoppers"
        description="On your store's page."
        checked={form.showPhone}
        onChange={(showPhone) => change({ showPhone })}
      />
    </>
  );
}
