import { type BusinessType, businessTypes, storeLimits } from '@oja/domain/stores/store-form';
import { ChoicePills } from '../../../src/ui/forms/choice-pills.tsx';
import { TextField } from '../../../src/ui/forms/text-field.tsx';
import { AddressLine, type NamePlace } from './address-line.tsx';
import { useStoreFields, useStoreText } from './form-context.ts';
import { businessTypeNames } from './store-parts.ts';

const typeNamed = (name: string): BusinessType =>
  businessTypes.find((type) => businessTypeNames[type] === name) ?? 'individual';

/** What the store is called, and who runs it. */
export function NameFields(place: NamePlace) {
  const { form, change } = useStoreFields();
  return (
    <>
      <div className="grid gap-2">
        <TextField
          label="Store name"
          placeholder="Amaka's Cloth"
          maxLength={storeLimits.name * 2}
          autoComplete="off"
          enterKeyHint="next"
          {...useStoreText('storeName')}
        />
        <AddressLine {...place} />
      </div>
      <ChoicePills
        legend="You sell as"
        options={businessTypes.map((type) => businessTypeNames[type])}
        value={businessTypeNames[form.businessType]}
        onChange={(name) => change({ businessType: typeNamed(name) })}
      />
      {form.businessType === 'business' && <BusinessFields />}
    </>
  );
}

function BusinessFields() {
  return (
    <>
      <TextField
        label="Name of the business"
        hint="As it is registered."
        maxLength={storeLimits.businessName * 2}
        autoComplete="organization"
        {...useStoreText('businessName')}
      />
      <TextField
        label="CAC number, if you have one"
        placeholder="RC123456"
        maxLength={30}
        autoComplete="off"
        autoCapitalize="characters"
        {...useStoreText('cacNumber')}
      />
    </>
  );
}
