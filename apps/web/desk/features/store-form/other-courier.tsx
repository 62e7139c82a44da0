import { storeLimits } from '@oja/domain/stores/store-form';
import { Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../src/ui/button.tsx';
import { TextField } from '../../../src/ui/forms/text-field.tsx';

/** A courier that is not on the list. */
export function OtherCourier({ disabled, onAdd }: { disabled: boolean; onAdd: (name: string) => void }) {
  const [typed, setTyped] = useState('');
  function add() {
    const name = typed.trim().replace(/\s+/gu, ' ');
    if (name !== '') onAdd(name);
    setTyped('');
  }
  const field = useRef<HTMLInputElement>(null);
  const addBefore = useEffectEvent(() => flushSync(add));
  // Some phones leave the focus in a field when a button is tapped: what stands in it goes along all the same.
  useEffect(() => {
    const form = field.current?.form;
    const onSubmit = () => addBefore();
    form?.addEventListener('submit', onSubmit);
    return () => form?.removeEventListener('submit', onSubmit);
  }, []);
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <TextField
          label="Another one"
          ref={field}
          value={typed}
          maxLength={storeLimits.courier}
          autoComplete="off"
          enterKeyHint="done"
          disabled={disabled}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
          onBlur={add}
        />
      </div>
      <Button variant="secondary" className="min-h-12" aria-label="Add courier" disabled={disabled} onClick={add}>
        <Plus aria-hidden="true" className="size-4" />
        Add
      </Button>
    </div>
  );
}
