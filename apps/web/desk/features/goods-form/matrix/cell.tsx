import { useId } from 'react';
import { inputLook } from '../../../../src/ui/forms/field.tsx';
import type { Column } from './pasted-block.ts';

export interface CellPlace {
  at: number;
  column: Column;
  label: string;
  error: string | undefined;
}

interface CellProps extends CellPlace {
  value: string;
  disabled?: boolean;
  /** What has come of a change. */
  said?: string;
  onChange: (value: string) => void;
  onLeave: () => void;
}

const modes = { count: 'numeric', price: 'decimal', salePrice: 'decimal', sku: 'text' } as const;

/** A field of the matrix. */
export function Cell({ at, column, label, error, value, disabled = false, said = '', onChange, onLeave }: CellProps) {
  const id = useId();
  return (
    <>
      <input
        type="text"
        name={`variants.${at}.${column}`}
        data-row={at}
        data-column={column}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        inputMode={modes[column]}
        autoComplete="off"
        autoCapitalize={column === 'sku' ? 'characters' : 'none'}
        spellCheck={false}
        maxLength={40}
        disabled={disabled}
        value={value}
        className={inputLook(error)}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onLeave}
      />
      {error && (
        <p id={id} className="text-xs text-danger">
          {error}
        </p>
      )}
      {said && (
        <p role="status" className="text-xs text-ok">
          {said}
        </p>
      )}
    </>
  );
}
