import type { Suggestion } from '@oja/contract/search';
import { useEffect, useRef } from 'react';
import { highlightRanges } from '../../lib/text/highlight.ts';
import { Marked } from '../../ui/goods/marked.tsx';
import { Picture } from '../../ui/goods/picture.tsx';

interface SuggestionRowProps {
  id: string;
  suggestion: Suggestion;
  query: string;
  active: boolean;
  onChoose: () => void;
}

/** One suggestion: its picture, its name, and in the name what was typed. */
export function SuggestionRow({ id, suggestion, query, active, onChoose }: SuggestionRowProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's
    // biome-ignore lint/a11y/useFocusableInteractive: the combobox keeps the focus
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={active}
      className="suggestion"
      // The field keeps the focus, else the list would close before the click.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Picture
        picture={suggestion.image}
        sizes="40px"
        widths={[160]}
        decorative
        eager
        className="size-10 shrink-0 overflow-hidden rounded-input"
      />
      <span className="min-w-0 truncate">
        <Marked text={suggestion.name} ranges={highlightRanges(suggestion.name, query)} />
      </span>
    </div>
  );
}
