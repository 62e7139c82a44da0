import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

export interface FieldProps {
  label: ReactNode;
  /** Hides the label from sight where its place already says it. */
  quietLabel?: boolean;
  hint?: ReactNode;
  /** What is wrong with the value; shown below it and read with it. */
  error?: string | undefined;
}

export interface FieldIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export const inputLook = (error: unknown) =>
  clsx(
    'min-h-12 w-full rounded-input bg-surface px-3.5 text-base text-ink ring-1 ring-inset placeholder:text-muted',
    'transition-shadow disabled:opacity-60',
    error ? 'ring-2 ring-danger' : 'ring-line-strong hover:ring-ink',
  );

/** Label above, control, hint and error below; joins them for readers. */
export function Field({
  label,
  quietLabel = false,
  hint,
  error,
  children,
}: FieldProps & { children: (ids: FieldIds) => ReactNode }) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className={quietLabel ? 'sr-only' : 'text-sm font-medium'}>
        {label}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
