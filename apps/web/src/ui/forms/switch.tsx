import { type ReactNode, useId } from 'react';

interface SwitchProps {
  label: ReactNode;
  /** What turning it on means. */
  description?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** Something that is on or off, and takes effect at once. */
export function Switch({ label, description, checked, disabled = false, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label className="flex min-h-11 cursor-pointer items-center justify-between gap-4 text-sm has-disabled:cursor-not-allowed">
      <span className="grid min-w-0 gap-0.5">
        <span className="font-semibold">{label}</span>
        {description && (
          <span id={id} className="text-muted">
            {description}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        aria-describedby={description ? id : undefined}
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
        className="relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full bg-line-strong transition-colors before:absolute before:top-1 before:left-1 before:size-5 before:rounded-full before:bg-surface before:transition-transform checked:bg-palm checked:before:translate-x-5 disabled:cursor-not-allowed disabled:opacity-60"
      />
    </label>
  );
}
