import { clampQuantity } from '@oja/domain/cart/quantity';
import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { iconButtonLook } from '../icon-button.tsx';

interface QuantityStepperProps {
  /** What is being counted, for readers: 'Quantity of Ankara dress'. */
  label: string;
  value: number;
  /** The highest value; the lowest is 1. */
  max: number;
  disabled?: boolean;
  onChange: (value: number) => void;
}

/** A number from 1 to `max` that is stepped with two buttons or typed. What is typed counts with Enter or when it is left. */
export function QuantityStepper({ label, value, max, disabled = false, onChange }: QuantityStepperProps) {
  const [typed, setTyped] = useState(String(value));
  useEffect(() => setTyped(String(value)), [value]);
  const set = (wanted: number) => {
    const allowed = clampQuantity(wanted, max);
    setTyped(String(allowed));
    if (allowed !== value) onChange(allowed);
  };
  const apply = () => (typed === '' ? setTyped(String(value)) : typed !== String(value) && set(Number(typed)));

  function press(event: KeyboardEvent) {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (event.key === 'Enter') apply();
    if (step) set(Number(typed || value) + step);
    // Neither a form's button nor the page.
    if (step || event.key === 'Enter') event.preventDefault();
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend, and this stands inside lines of text
    <div
      role="group"
      aria-label={label}
      className="inline-flex items-center rounded-full bg-surface ring-1 ring-line-strong"
    >
      <button
        type="button"
        aria-label="Decrease quantity"
        className={iconButtonLook}
        disabled={disabled || value <= 1}
        onClick={() => set(value - 1)}
      >
        <Minus aria-hidden="true" className="size-4" />
      </button>
      <output className="sr-only">{value}</output>
      <input
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        disabled={disabled}
        value={typed}
        onChange={({ target }) => setTyped(target.value.replace(/\D/g, ''))}
        onFocus={({ target }) => target.select()}
        onBlur={apply}
        onKeyDown={press}
        className="min-h-11 w-11 rounded-chip bg-transparent text-center text-base font-semibold tabular-nums"
      />
      <button
        type="button"
        aria-label="Increase quantity"
        className={iconButtonLook}
        disabled={disabled || value >= max}
        onClick={() => set(value + 1)}
      >
        <Plus aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}
