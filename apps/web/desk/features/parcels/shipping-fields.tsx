import { TextField } from '../../../src/ui/forms/text-field.tsx';
import { needsOf, phoneOf, type ShippingDraft, type ShippingField } from './shipping-draft.ts';

interface ShippingFieldsProps {
  draft: ShippingDraft;
  errors: Partial<Record<ShippingField, string | undefined>>;
  onChange: (change: Partial<ShippingDraft>) => void;
}

/** What such a courier needs: a number, or the phone of its rider, or nothing. */
export function ShippingFields({ draft, errors, onChange }: ShippingFieldsProps) {
  const needs = needsOf(draft.courier);
  if (needs === 'nothing') return <p className="text-sm text-muted">The buyer collects it: no number is needed.</p>;
  const number = (
    <TextField
      label={needs === 'rider phone' ? 'Waybill number, if there is one' : 'Tracking number'}
      name="trackingNumber"
      value={draft.trackingNumber}
      error={errors.trackingNumber}
      maxLength={80}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      enterKeyHint="send"
      onChange={({ target }) => onChange({ trackingNumber: target.value })}
    />
  );
  if (needs === 'tracking number') return number;
  return (
    <>
      <TextField
        label={phoneOf(draft.courier).label}
        name="riderPhone"
        type="tel"
        value={draft.riderPhone}
        error={errors.riderPhone}
        maxLength={40}
        autoComplete="off"
        enterKeyHint="send"
        onChange={({ target }) => onChange({ riderPhone: target.value })}
      />
      {number}
    </>
  );
}
