import { useId, useState } from 'react';
import { Button } from '../../../../src/ui/button.tsx';
import { inputLook } from '../../../../src/ui/forms/field.tsx';
import type { Column } from './pasted-block.ts';

interface FillAllProps {
  column: Column;
  onFill: (value: string) => void;
}

/** One value for every cell of a column that is still empty. */
export function FillAll({ column, onFill }: FillAllProps) {
  const id = useId();
  const [value, setValue] = useState('');
  const fill = () => value.trim() !== '' && onFill(value.trim());
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="text-sm font-medium">
        {column === 'count' ? 'All counts' : 'All prices ₦'}
      </label>
      <input
        id={id}
        type="text"
        inputMode={column === 'count' ? 'numeric' : 'decimal'}
        autoComplete="off"
        maxLength={40}
        value={value}
        className={`${inputLook(false)} max-w-28`}
        onChange={({ target }) => setValue(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          fill();
        }}
      />
      <Button variant="secondary" aria-label={`Fill empty ${column}s`} onClick={fill}>
        Fill
      </Button>
    </div>
  );
}
