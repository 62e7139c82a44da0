import type { Suggestion } from '@oja/contract/search';
import { kobo } from '@oja/domain/money/money';
import { formatNaira } from '@oja/domain/money/naira';
import { Clock, MapPin, Search, Tag, TrendingUp, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { highlightRanges } from '../../lib/text/highlight.ts';
import { Marked } from '../../ui/goods/marked.tsx';
import { Picture } from '../../ui/goods/picture.tsx';
import type { SuggestionLine } from './suggestion-groups.ts';

interface SuggestionRowProps {
  id: string;
  line: SuggestionLine;
  query: string;
  active: boolean;
  onChoose: () => void;
  /** For what the reader searched for: takes it off the list. */
  onForget: () => void;
}

/** One line of the suggestions, and in it what was typed. */
export function SuggestionRow({ id, line, query, active, onChoose, onForget }: SuggestionRowProps) {
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
      {line.kind === 'item' ? (
        <Item item={line.item} query={query} />
      ) : (
        <Text line={line} query={query} onForget={onForget} />
      )}
    </div>
  );
}

function Item({ item, query }: { item: Suggestion; query: string }) {
  const { name, image, price, place } = item;
  return (
    <>
      <Picture
        picture={image}
        sizes="44px"
        widths={[160]}
        decorative
        eager
        className="size-11 shrink-0 overflow-hidden rounded-input"
      />
      <span className="grid min-w-0 flex-1">
        <span className="suggestion-name">
          <Marked text={name} ranges={highlightRanges(name, query)} />
        </span>
        {place && <span className="truncate text-xs text-muted">{place}</span>}
      </span>
      {price !== undefined && (
        <span className="shrink-0 text-sm font-semibold tabular-nums">{formatNaira(kobo(price))}</span>
      )}
    </>
  );
}

const icons = { brand: Tag, thing: Search, place: MapPin, searched: TrendingUp, own: Clock, all: Search };

interface TextProps {
  line: Extract<SuggestionLine, { kind: 'text' }>;
  query: string;
  onForget: () => void;
}

function Text({ line: { text, of }, query, onForget }: TextProps) {
  const Icon = icons[of];
  return (
    <>
      <span className="grid size-11 shrink-0 place-items-center text-muted">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <span className="min-w-0 flex-1 truncate">
        {of === 'all' ? `Search for “${text}”` : <Marked text={text} ranges={highlightRanges(text, query)} />}
      </span>
      {of === 'own' && (
        // An option holds no button: readers and keys forget it by Delete.
        <span
          aria-hidden="true"
          title="Remove"
          className="target -mr-2 grid shrink-0 place-items-center rounded-full text-muted hover:bg-canvas"
          onClick={(event) => {
            event.stopPropagation();
            onForget();
          }}
        >
          <X className="size-4" />
        </span>
      )}
    </>
  );
}
