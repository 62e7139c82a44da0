import { type ReactNode, useId } from 'react';

interface ChoicePillsProps {
  legend: string;
  options: readonly string[];
  value: string | undefined;
  /** By which a form finds them. */
  name?: string | undefined;
  error?: string | undefined;
  onChange: (value: string) => void;
  /** Something to see beside an option's words. */
  markOf?: (option: string) => ReactNode;
  /** It can be chosen all the same. */
  isSoldOut?: (option: string) => boolean;
}

/** One choice of a few short words. Native radios: one stop for the Tab key, arrow keys move between them. */
export function ChoicePills({ legend, options, value, name, error, onChange, markOf, isSoldOut }: ChoicePillsProps) {
  const id = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={error && `${id}-error`}>
      <legend className="mb-2 text-sm font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label key={option} className="pill">
            <input
              type="radio"
              name={name ?? id}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
              className="sr-only"
            />
            {markOf?.(option)}
            {isSoldOut?.(option) ? (
              <s className="min-w-0 truncate">
                {option}
                <span className="sr-only"> (sold out)</span>
              </s>
            ) : (
              <span className="min-w-0 truncate">{option}</span>
            )}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-2 text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
