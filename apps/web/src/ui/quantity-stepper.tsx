import { Minus, Plus } from 'lucide-react';
import { iconButtonLook } from './icon-button.tsx';

interface QuantityStepperProps {
  /** What is being counted, for readers: 'Quantity of Ankara dress'. */
  label: string;
  value: number;
  /** The highest value; the lowest is 1. */
  max: number;
  disabled?: boolean;
  onChange: (value: number) => void;
}

/** A number from 1 to `max` that is stepped with two buttons. */
export function QuantityStepper({ label, value, max, disabled = false, onChange }: QuantityStepperProps) {
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
        onClick={() => onChange(value - 1)}
      >
        <Minus aria-hidden="true" className="size-4" />
      </button>
      <output aria-live="polite" className="min-w-8 text-center text-sm font-semibold tabular-nums">
        {value}
      </output>
      <button
        type="button"
        aria-label="Increase quantity"
        className={iconButtonLook}
        disabled={disabled || value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Plus aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}
