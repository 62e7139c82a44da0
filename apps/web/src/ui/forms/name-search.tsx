import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

interface NameSearchProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Milliseconds without a key before the text counts; 0 where nothing has to be fetched. */
  wait?: number;
}

/** A search within the list below it: narrows while the shopper types. */
export function NameSearch({ label, value, onChange, wait = 300 }: NameSearchProps) {
  const [text, setText] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  const latest = useRef({ value, onChange });
  latest.current = { value, onChange };
  // The address can change without this field, by going back.
  useEffect(() => setText((typed) => (typed.trim() === value.trim() ? typed : value)), [value]);
  useEffect(() => {
    if (text.trim() === latest.current.value.trim()) return;
    const timer = setTimeout(() => latest.current.onChange(text), wait);
    return () => clearTimeout(timer);
  }, [text, wait]);

  return (
    <search className="relative block w-full max-w-md">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-(--sign,1rem) size-5 -translate-y-1/2 text-muted"
      />
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => setText(event.target.value)}
        className="search-input pr-(--end,1rem) pl-(--start,3rem) text-ellipsis not-placeholder-shown:pr-11 [&::-webkit-search-cancel-button]:hidden"
      />
      {text && (
        <button
          type="button"
          aria-label="Empty the search"
          onClick={() => {
            setText('');
            field.current?.focus();
          }}
          className="absolute top-0 right-0 grid size-11 place-items-center rounded-full text-muted hover:text-ink"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      )}
    </search>
  );
}
