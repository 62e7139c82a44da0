import { defaultPriceRange } from '@oja/domain/listing';
import { type Kobo, toNaira } from '@oja/domain/money';
import { type FocusEvent, type FormEvent, useState } from 'react';
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

/** Naira as they stand in the fields. */
interface Texts {
  min: string;
  max: string;
}

/** The range of prices, both ends included. Applied when its fields are left, on Enter, or by the button. */
export function PriceRange({ min, max, highest, onChange }: PriceRangeProps) {
  const range = defaultPriceRange(highest);
  const given = textsOf(min ?? range.min, max ?? range.max);
  const [typed, setTyped] = useState(given);
  const [last, setLast] = useState(given);
  const [error, setError] = useState<string>();
  // Chosen elsewhere: by 'Clear all', by going back, by products that come in.
  if (given.min !== last.min || given.max !== last.max) {
    setLast(given);
    setTyped(given);
    setError(undefined);
  }

  function apply() {
    const [from, to] = [amountOf(typed.min), amountOf(typed.max)];
    if (from === undefined || to === undefined) return setError('Please enter amounts in naira.');
    if (from > to) return setError('The minimum is above the maximum.');
    setError(undefined);
    setTyped(textsOf(from, to));
    onChange(from === range.min ? undefined : from, to === range.max ? undefined : to);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    apply();
  }
  // From one of its fields to the other is no leaving: the range is half typed.
  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget) && (typed.min !== given.min || typed.max !== given.max)) apply();
  }

  const field = (name: keyof Texts) =>
    ({
      name,
      value: typed[name],
      inputMode: 'decimal',
      autoComplete: 'off',
      className: 'tabular-nums',
      onChange: ({ target }: { target: HTMLInputElement }) => setTyped({ ...typed, [name]: target.value }),
    }) as const;
  return (
    <form onSubmit={submit} onBlur={leave}>
      <fieldset className="min-w-0">
        <legend className="mb-2 text-sm font-semibold">Price</legend>
        <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[10rem_10rem_auto] sm:justify-start">
          <TextField label="Minimum (₦)" {...field('min')} />
          <TextField label="Maximum (₦)" {...field('max')} />
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

const textsOf = (min: Kobo, max: Kobo): Texts => ({ min: String(toNaira(min)), max: String(toNaira(max)) });
