import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

interface StarInputProps {
  legend: ReactNode;
  required?: boolean;
  /** 1 to 5; 0 while none is chosen. */
  value: number;
  onChange: (value: number) => void;
  /** What each number of stars means, from one on. */
  words: readonly string[];
}

/** Stars to choose. Native radios: one stop for the Tab key, arrow keys move between them. */
export function StarInput({ legend, required, value, onChange, words }: StarInputProps) {
  const name = useId();
  const [pointed, setPointed] = useState(0);
  const shown = pointed || value;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-medium">{legend}</legend>
      <div className="-ml-2 flex flex-wrap items-center" onPointerLeave={() => setPointed(0)}>
        {words.map((word, at) => {
          const stars = at + 1;
          return (
            <label
              key={word}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointed(stars)}
              className="target grid cursor-pointer place-items-center rounded-full has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-focus"
            >
              <input
                type="radio"
                name={name}
                value={stars}
                required={required}
                checked={stars === value}
                onChange={() => onChange(stars)}
                aria-label={`${stars} ${stars === 1 ? 'star' : 'stars'}: ${word}`}
                className="sr-only"
              />
              <Star
                aria-hidden="true"
                className={clsx('size-7', stars <= shown ? 'fill-star text-star' : 'text-line-strong')}
              />
            </label>
          );
        })}
        <span aria-hidden="true" className="ml-2 text-sm text-muted">
          {words[shown - 1]}
        </span>
      </div>
    </fieldset>
  );
}
