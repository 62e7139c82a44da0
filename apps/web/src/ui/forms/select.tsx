import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { Ref, SelectHTMLAttributes } from 'react';
import { Field, type FieldProps, inputLook } from './field.tsx';

export interface Option {
  value: string;
  label: string;
}

type SelectProps = SelectHTMLAttributes<HTMLSelectElement> &
  FieldProps & {
    options: readonly Option[];
    /** Shown while nothing is chosen. */
    placeholder?: string;
    ref?: Ref<HTMLSelectElement>;
  };

/** The browser's own select: the best there is on a phone. */
export function Select({
  label,
  quietLabel = false,
  hint,
  error,
  options,
  placeholder,
  className,
  ...rest
}: SelectProps) {
  return (
    <Field label={label} quietLabel={quietLabel} hint={hint} error={error}>
      {(ids) => (
        <span className="relative block">
          <select {...rest} {...ids} className={clsx(inputLook(error), 'appearance-none pr-10', className)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-muted"
          />
        </span>
      )}
    </Field>
  );
}
