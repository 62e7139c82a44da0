import type { Suggestion } from '@oja/contract/search';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useState } from 'react';
import { read } from '../../lib/api.ts';
import { navigate } from '../../lib/routing/hash-location.ts';
import { pathOf } from '../../lib/routing/paths.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { groupSuggestions, stepThrough } from './suggestion-groups.ts';
import { SuggestionRow } from './suggestion-row.tsx';

/** Milliseconds without a key before suggestions are asked for. */
const DEBOUNCE = 300;

export interface SuggestionsHandle {
  onKeyDown: (event: KeyboardEvent) => void;
}

interface SuggestionsProps {
  ref: Ref<SuggestionsHandle>;
  /** Of the listbox. */
  id: string;
  text: string;
  open: boolean;
  /** Id of the option that the keyboard is on. */
  onActive: (id: string | undefined) => void;
  onClose: () => void;
}

/** What the shop has for the text in the box: products, categories and stores, at most five of each. */
export function Suggestions({ ref, id, text, open, onActive, onClose }: SuggestionsProps) {
  const typed = text.trim();
  const q = useSettled(typed, DEBOUNCE);
  const { data, error } = useQuery({
    ...read('suggestions', { query: { q } }),
    enabled: open && q !== '' && q === typed,
  });
  const [at, setAt] = useState(-1);

  const known = q === typed ? data?.items : undefined;
  const groups = groupSuggestions(known ?? []);
  const options = groups.flatMap((group) => group.items);

  function moveTo(option: number) {
    setAt(option);
    onActive(option < 0 ? undefined : `${id}-${option}`);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list, or the list anew, has no option chosen
  useEffect(() => moveTo(-1), [known, open]);

  function go(suggestion: Suggestion) {
    onClose();
    navigate(placeOf(suggestion));
  }

  useImperativeHandle(ref, () => ({
    onKeyDown(event) {
      const chosen = options[at];
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        moveTo(stepThrough(at, options.length, event.key === 'ArrowDown' ? 1 : -1));
      } else if (event.key === 'Enter' && chosen) {
        event.preventDefault();
        go(chosen);
      }
    },
  }));

  if (!open) return null;
  return (
    <div className="suggestions">
      <p role="status" className="px-3 py-2 text-sm text-muted empty:hidden">
        {known
          ? known.length === 0 && 'No suggestions found'
          : error
            ? 'Suggestions are not available right now.'
            : 'Loading suggestions...'}
      </p>
      <div role="listbox" id={id} aria-label="Suggestions">
        {groups.map(({ title, first, items }) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox is divided by groups
          <div key={title} role="group" aria-labelledby={`${id}-${title}`}>
            <p id={`${id}-${title}`} role="presentation" className="px-3 pt-3 pb-1 text-xs font-semibold text-muted">
              {title}
            </p>
            {items.map((suggestion, index) => (
              <SuggestionRow
                key={suggestion.id}
                id={`${id}-${first + index}`}
                suggestion={suggestion}
                query={q}
                active={first + index === at}
                onChoose={() => go(suggestion)}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Where a suggestion leads. Only categories and stores have slugs. */
function placeOf({ id, type, name, slug }: Suggestion): string {
  if (type === 'product') return pathOf('product', { id });
  if (type === 'category') return pathOf('category', { category: slug ?? name });
  return pathOf('store', { storeName: slug ?? name });
}
