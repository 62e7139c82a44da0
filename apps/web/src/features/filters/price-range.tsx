import { defaultPriceRange } from '@oja/domain/goods/listing';
import type { Kobo } from '@oja/domain/money/money';
import { formatNaira } from '@oja/domain/money/naira';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { TextField } from '../../ui/forms/text-field.tsx';
import { amountOf } from './filters-state.ts';
import { endShown } from './price-words.ts';

interface PriceRangeProps {
  min: Kobo | undefined;
  max: Kobo | undefined;
  /** Undefined until the products are known. */
  highest: Kobo | undefined;
  onChange: (min: Kobo | undefined, max: Kobo | undefined) => void;
  /** Above the fields. */
  children?: ReactNode;
}

/** Naira as they stand in the fields. */
interface Texts {
  min: string;
  max: string;
}

/** Milliseconds without a key after which a range that makes sense counts. */
const WAIT = 400;

/**
 * The range of prices, both ends included. Applied while it is typed, so that what counts the products counts it too;
 * what is wrong with it is said when its fields are left, or on Enter.
 */
export function PriceRange({ min, max, highest, onChange, children }: PriceRangeProps) {
  const range = defaultPriceRange(highest);
  const exact = { min: min ?? range.min, max: max ?? range.max };
  const given = textsOf(exact.min, exact.max);
  const [typed, setTyped] = useState(given);
  const [last, setLast] = useState({ min, max, given });
  const [error, setError] = useState<string>();
  const isChosen = min !== last.min || max !== last.max;
  if (isChosen || given.min !== last.given.min || given.max !== last.given.max) {
    setLast({ min, max, given });
    setError(undefined);
    if (!isChosen) {
      // Products came in, and with them the highest price: what is being typed stays.
      setTyped({
        min: typed.min === last.given.min ? given.min : typed.min,
        max: typed.max === last.given.max ? given.max : typed.max,
      });
    } else if (amountIn('min') !== exact.min || amountIn('max') !== exact.max) {
      // Chosen elsewhere, by 'Clear all' or by going back; not by what is typed here, which stays as it is typed.
      setTyped(given);
    }
  }

  function textsOf(from: Kobo, to: Kobo): Texts {
    return { min: textOf(from), max: textOf(to === range.max ? to : endShown(from, to)) };
  }
  /** A field shows the end of a range shortened: as long as nobody types in it, the range keeps it whole. */
  function amountIn(name: keyof Texts) {
    return typed[name] === given[name] ? exact[name] : amountOf(typed[name]);
  }

  function apply() {
    const [from, to] = [amountIn('min'), amountIn('max')];
    if (from === undefined || to === undefined) return setError('Please enter amounts in naira.');
    if (from > to) return setError('The minimum is above the maximum.');
    setError(undefined);
    setTyped(textsOf(from, to));
    choose(from, to);
  }
  const choose = (from: Kobo, to: Kobo) =>
    onChange(from === range.min ? undefined : from, to === range.max ? undefined : to);

  const pending = useRef(() => {});
  pending.current = () => {
    const [from, to] = [amountIn('min'), amountIn('max')];
    if (from === undefined || to === undefined || from > to) return;
    if (from !== exact.min || to !== exact.max) choose(from, to);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key starts the wait anew
  useEffect(() => {
    const timer = setTimeout(() => pending.current(), WAIT);
    return () => clearTimeout(timer);
  }, [typed]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
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
      onKeyDown,
      onChange: ({ target }: { target: HTMLInputElement }) => setTyped({ ...typed, [name]: target.value }),
    }) as const;
  return (
    <fieldset className="min-w-0" onBlur={leave}>
      <legend className="filter-legend">Price</legend>
      {children}
      <div className="grid grid-cols-2 items-end gap-3">
        <TextField label="Minimum (₦)" {...field('min')} />
        <TextField label="Maximum (₦)" {...field('max')} />
      </div>
      {/* Its room is kept, so that what is below stays under the finger that leaves a field for it. */}
      <p role="alert" className="mt-1 -mb-3 min-h-5 text-sm text-danger">
        {error}
      </p>
    </fieldset>
  );
}

const textOf = (amount: Kobo) => formatNaira(amount).replace(/^₦|\.00$/g, '');
