import { formLimits } from '@oja/domain/goods/product-form';
import { Plus, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../src/ui/button.tsx';
import { TextField } from '../../../src/ui/forms/text-field.tsx';

interface ChipsFieldProps {
  label: string;
  /** 'colour': what one of them is. */
  what: string;
  name: string;
  chips: readonly string[];
  most: number;
  longest?: number;
  error: string | undefined;
  /** Something to see beside the words of a chip. */
  markOf?: (chip: string) => ReactNode;
  onChange: (chips: string[]) => void;
  onLeave: () => void;
  /** Ways to add some in one tap. */
  children?: ReactNode;
}

/** A few short words, each of which can be taken away. Several are typed with commas between them. */
export function ChipsField(props: ChipsFieldProps) {
  const { label, what, name, chips, most, longest = formLimits.choice, error, markOf, onChange, onLeave } = props;
  const [typed, setTyped] = useState('');
  const isFull = chips.length >= most;
  function add() {
    const words = typed
      .split(',')
      .map((word) => word.trim().replace(/\s+/gu, ' '))
      .filter(Boolean);
    if (words.length > 0) onChange(withChips(chips, words, most));
    setTyped('');
  }
  return (
    <div className="grid gap-2">
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            label={label}
            name={name}
            value={typed}
            error={error}
            maxLength={longest * 4}
            autoComplete="off"
            enterKeyHint="done"
            disabled={isFull}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
            onBlur={() => {
              add();
              onLeave();
            }}
          />
        </div>
        <Button variant="secondary" className="min-h-12" aria-label={`Add ${what}`} disabled={isFull} onClick={add}>
          <Plus aria-hidden="true" className="size-4" />
          Add
        </Button>
      </div>
      {chips.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-2">
          {chips.map((chip) => (
            <li key={chip}>
              <button
                type="button"
                className="pill pill-chosen"
                aria-label={`Remove ${chip}`}
                onClick={() => onChange(chips.filter((each) => each !== chip))}
              >
                {markOf?.(chip)}
                <span className="min-w-0 truncate">{chip}</span>
                <X aria-hidden="true" className="size-4 shrink-0" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {props.children}
    </div>
  );
}

/** Each once, whatever its capitals; no more than there may be. */
export function withChips(chips: readonly string[], added: readonly string[], most: number): string[] {
  const next = [...chips];
  for (const chip of added) if (!next.some((each) => each.toLowerCase() === chip.toLowerCase())) next.push(chip);
  return next.slice(0, Math.max(most, chips.length));
}
