import { countWords, readCount } from '@oja/domain/goods/read-count';
import { formatCount } from '@oja/domain/text/count';
import { TextField } from '../../../src/ui/forms/text-field.tsx';
import type { ReallyThereState } from './use-really-there.ts';

interface ReallyThereProps {
  there: ReallyThereState;
  /** It was to be sent: what is wrong with it is told. */
  isTold: boolean;
  /** Why the shop does not take the count. */
  refusal: string | undefined;
  /** Its reason was tapped: who chooses by keys goes on through the reasons. */
  takesFocus: boolean;
  /** Another count is another try. */
  onChange: () => void;
}

/** Asks how many there are of what is not there: else it is sold again. */
export function ReallyThere({ there, isTold, refusal, takesFocus, onChange }: ReallyThereProps) {
  const { seen, typed, setTyped, field } = there;
  const wrong = isTold && readCount(typed) === undefined ? countWords : undefined;
  return (
    <TextField
      ref={field}
      label="How many do you really have?"
      hint={`The shop says ${formatCount(seen ?? 0)}.`}
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      autoFocus={takesFocus}
      value={typed}
      error={wrong ?? refusal}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange();
      }}
    />
  );
}
