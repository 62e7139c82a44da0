import { countWords, readCount } from '@oja/domain/goods/read-count';
import { MOST_UNITS } from '@oja/domain/goods/stock-change';
import { formatCount } from '@oja/domain/text/count';
import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { iconButtonLook } from '../../../src/ui/icon-button.tsx';

interface CountStepperProps {
  /** Of what. */
  name: string;
  value: number;
  onStep: (by: 1 | -1) => void;
  /** @param seen how many there were when the field was opened */
  onType: (count: number, seen: number) => void;
  /** Why what is typed is no count; '' takes it back. */
  onWrong: (text: string) => void;
}

/** How many there are: one more or less with a tap each, or a number that is typed in its place. */
export function CountStepper({ name, value, onStep, onType, onWrong }: CountStepperProps) {
  const [isTyping, setIsTyping] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // Closed by a key, the focus stays where the number stands.
  const close = () => {
    setIsTyping(false);
    onWrong('');
    queueMicrotask(() => button.current?.focus());
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend, and this stands in a row
    <div role="group" aria-label={`Count of ${name}`} className="count-stepper">
      <button
        type="button"
        aria-label="One less"
        className={iconButtonLook}
        disabled={value <= 0}
        onClick={() => onStep(-1)}
      >
        <Minus aria-hidden="true" className="size-4" />
      </button>
      <output className="sr-only">{formatCount(value)}</output>
      {isTyping ? (
        <TypedCount name={name} value={value} onType={onType} onWrong={onWrong} onClose={close} />
      ) : (
        <button
          ref={button}
          type="button"
          aria-label={`${formatCount(value)}, change the count of ${name}`}
          className="count-value"
          onClick={() => setIsTyping(true)}
        >
          {formatCount(value)}
        </button>
      )}
      <button
        type="button"
        aria-label="One more"
        className={iconButtonLook}
        disabled={value >= MOST_UNITS}
        onClick={() => onStep(1)}
      >
        <Plus aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}

interface TypedCountProps extends Pick<CountStepperProps, 'name' | 'value' | 'onType' | 'onWrong'> {
  onClose: () => void;
}

/** Counts with Enter, or when it is left: the keypad of some phones has no Enter. Escape leaves it as it was. */
function TypedCount({ name, value, onType, onWrong, onClose }: TypedCountProps) {
  const [text, setText] = useState(String(value));
  // What comes from the shop meanwhile was not seen by whoever types.
  const [seen] = useState(value);
  const isClosed = useRef(false);
  function apply() {
    if (isClosed.current) return;
    const count = readCount(text);
    if (count === undefined) return onWrong(countWords);
    isClosed.current = true;
    onClose();
    onType(count, seen);
  }
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Enter') return apply();
    isClosed.current = true;
    onClose();
  }
  return (
    <input
      aria-label={`Count of ${name}`}
      inputMode="numeric"
      enterKeyHint="done"
      autoComplete="off"
      maxLength={9}
      // biome-ignore lint/a11y/noAutofocus: it stands in the place of what was just pressed
      autoFocus
      value={text}
      onChange={({ target }) => setText(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={apply}
      onKeyDown={press}
      className="count-value"
    />
  );
}
