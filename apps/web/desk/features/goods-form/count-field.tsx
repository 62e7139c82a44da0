import { readCount } from '@oja/domain/goods/read-count';
import { Minus, Plus } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Field, inputLook } from '../../../src/ui/forms/field.tsx';
import { iconButtonLook } from '../../../src/ui/icon-button.tsx';

interface CountFieldProps {
  label: string;
  hint?: string | undefined;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  /** It was stepped by a button. */
  onStep?: () => void;
  onLeave: () => void;
  onEnter?: () => void;
}

/** How many there are: typed, or stepped under a thumb. */
export function CountField({ label, hint, value, error, onChange, onStep, onLeave, onEnter }: CountFieldProps) {
  const count = readCount(value) ?? 0;
  const step = (by: number) => {
    onChange(String(Math.max(0, count + by)));
    onStep?.();
  };
  function press(event: KeyboardEvent) {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by) step(by);
    if (event.key === 'Enter') onEnter?.();
    if (by || (event.key === 'Enter' && onEnter)) event.preventDefault();
  }
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <span className="flex items-center gap-2">
          <button
            type="button"
            aria-label="One less"
            className={`${iconButtonLook} ring-1 ring-inset ring-line-strong`}
            disabled={count <= 0}
            onClick={() => step(-1)}
          >
            <Minus aria-hidden="true" className="size-5" />
          </button>
          <input
            {...ids}
            type="text"
            name="count"
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            value={value}
            className={`${inputLook(error)} max-w-28 text-center tabular-nums`}
            onChange={({ target }) => onChange(target.value)}
            onBlur={onLeave}
            onKeyDown={press}
          />
          <button
            type="button"
            aria-label="One more"
            className={`${iconButtonLook} ring-1 ring-inset ring-line-strong`}
            onClick={() => step(1)}
          >
            <Plus aria-hidden="true" className="size-5" />
          </button>
        </span>
      )}
    </Field>
  );
}
