import { type ReturnReason, returnReasons } from '@oja/domain/goods/draft-review';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { sayReason } from '../../trade-words.ts';

export interface ReturnWords {
  reasons: readonly ReturnReason[];
  note: string;
}

interface ReturnFormProps {
  busy: boolean;
  /** As it was left. */
  typed: ReturnWords | undefined;
  onTyped: (words: ReturnWords) => void;
  onCancel: () => void;
  onReturn: (reasons: ReturnReason[], note: string) => void;
}

/** Why a product goes back: reasons by their digits, then a sentence, then Enter. */
export function ReturnForm({ busy, typed, onTyped, onCancel, onReturn }: ReturnFormProps) {
  const [{ reasons: chosen, note }, setWords] = useState<ReturnWords>(typed ?? { reasons: [], note: '' });
  const reasons = useRef<HTMLFieldSetElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const isReady = chosen.length > 0 && note.trim().length >= 3;
  useEffect(() => reasons.current?.focus(), []);

  function write(words: ReturnWords) {
    setWords(words);
    onTyped(words);
  }
  const toggle = (reason: ReturnReason) =>
    write({ note, reasons: returnReasons.filter((each) => (each === reason) !== chosen.includes(each)) });
  function onKeyDown(event: KeyboardEvent<HTMLFieldSetElement>) {
    const reason = /^[1-9]$/.test(event.key) ? returnReasons[Number(event.key) - 1] : undefined;
    if (reason) toggle(reason);
    if (event.key === 'Enter') form.current?.querySelector<HTMLInputElement>('[name="note"]')?.focus();
    if (reason || event.key === 'Enter') event.preventDefault();
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isReady && !busy) onReturn([...chosen], note.trim());
  }
  return (
    <form ref={form} noValidate onSubmit={submit} aria-label="Return" className="grid gap-3">
      <fieldset ref={reasons} tabIndex={-1} onKeyDown={onKeyDown} className="min-w-0">
        <legend className="text-sm font-medium">Reasons</legend>
        <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
          {returnReasons.map((reason, index) => (
            <Checkbox
              key={reason}
              label={`${index + 1} ${sayReason(reason)}`}
              checked={chosen.includes(reason)}
              onChange={() => toggle(reason)}
            />
          ))}
        </div>
      </fieldset>
      <TextField
        label="What to mend"
        hint="The store reads it in a mail and at its desk."
        name="note"
        maxLength={500}
        autoComplete="off"
        value={note}
        onChange={({ target }) => write({ reasons: chosen, note: target.value })}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy} disabled={!isReady}>
          Return
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Back
        </Button>
      </div>
    </form>
  );
}
