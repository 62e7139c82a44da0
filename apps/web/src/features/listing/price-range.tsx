import { defaultPriceRange } from '@oja/domain/listing';
import { type Kobo, toNaira } from '@oja/domain/money';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { amountOf } from './listing-state.ts';

interface PriceRangeProps {
  min: Kobo | undefined;
  max: Kobo | undefined;
  /** Undefined until the products are known. */
  highest: Kobo | undefined;
  onChange: (min: Kobo | undefined, max: Kobo | undefined) => void;
}

/** The range of prices, both ends included. Applied when a field is left, on Enter, or by the button. */
export function PriceRange({ min, max, highest, onChange }: PriceRangeProps) {
  const range = defaultPriceRange(highest);
  const shown = { min: toNaira(min ?? range.min), max: toNaira(max ?? range.max) };
  return <PriceFields key={`${shown.min}-${shown.max}`} shown={shown} range={range} onChange={onChange} />;
}

interface PriceFieldsProps extends Pick<PriceRangeProps, 'onChange'> {
  /** Naira. */
  shown: { min: number; max: number };
  range: { min: Kobo; max: Kobo };
}

function PriceFields({ shown, range, onChange }: PriceFieldsProps) {
  const [error, setError] = useState<string>();

  function apply(form: HTMLFormElement) {
    const fields = new FormData(form);
    const [min, max] = ['min', 'max'].map((name) => amountOf(String(fields.get(name)))) as [Kobo?, Kobo?];
    if (min === undefined || max === undefined) return setError('Please enter amounts in naira.');
    if (min > max) return setError('The minimum is above the maximum.');
    setError(undefined);
    onChange(min === range.min ? undefined : min, max === range.max ? undefined : max);
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    apply(event.currentTarget);
  }

  const field = { inputMode: 'decimal', autoComplete: 'off', className: 'tabular-nums' } as const;
  return (
    <form onSubmit={submit} onBlur={(event) => event.target instanceof HTMLInputElement && apply(event.currentTarget)}>
      <fieldset className="min-w-0">
        <legend className="mb-2 text-sm font-semibold">Price</legend>
        <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[10rem_10rem_auto] sm:justify-start">
          <TextField label="Minimum (₦)" name="min" defaultValue={shown.min} {...field} />
          <TextField label="Maximum (₦)" name="max" defaultValue={shown.max} {...field} />
          <Button type="submit" variant="secondary" className="min-h-12 max-sm:col-span-2">
            Apply
          </Button>
        </div>
        <p role="alert" className="mt-1 text-sm text-danger empty:hidden">
          {error}
        </p>
      </fieldset>
    </form>
  );
}
