import type { Answer } from '@oja/contract/client';
import type { Suggestion } from '@oja/contract/search';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useLayoutEffect, useState } from 'react';
import { read } from '../../lib/api.ts';
import { navigate } from '../../lib/routing/hash-location.ts';
import { pathOf } from '../../lib/routing/paths.ts';
import { useMedia } from '../../lib/use-media.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useBackCloses } from '../../ui/overlays/use-back-closes.ts';
import { forgetSearch, forgetSearches, recentSearches } from './recent-searches.ts';
import { groupSearches, groupSuggestions, type SuggestionLine, stepThrough } from './suggestion-groups.ts';
import { SuggestionRow } from './suggestion-row.tsx';
import { useSuggestions } from './use-suggestions.ts';

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
  /** Whether there is a list to walk through. */
  onListed: (listed: boolean) => void;
  /** A text was chosen to search for. */
  onSearch: (text: string) => void;
  onClose: () => void;
}

/**
 * What the shop has for the text in the box; for an empty one, what was searched for. Below the box, and on a phone over
 * all of the page (`.search-form:has(.suggestions)`), where Back closes it.
 */
export function Suggestions({ ref, id, text, open, onActive, onListed, onSearch, onClose }: SuggestionsProps) {
  const typed = text.trim();
  const { answer, isCurrent, failed } = useSuggestions(typed, open);
  const popular = useQuery({ ...read('suggestions', { query: { q: '' } }), enabled: open && typed === '' });
  const [own, setOwn] = useState(recentSearches);
  const [at, setAt] = useState(-1);
  const isPhone = useMedia('(width < 40rem)');

  const groups =
    typed === ''
      ? groupSearches(own, popular.data?.texts ?? [])
      : groupSuggestions(answer ?? { texts: [], items: [] }, typed);
  const lines = groups.flatMap((group) => group.lines);
  const isListed = open && lines.length > 0;

  function moveTo(line: number) {
    setAt(line);
    onActive(line < 0 ? undefined : `${id}-${line}`);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list, or the list anew, has no option chosen
  useEffect(() => moveTo(-1), [typed, answer, own, open]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whom to tell stays the same
  useEffect(() => onListed(isListed), [isListed]);
  // Before it is seen: a list that came a moment later would take the choice of an arrow key back.
  useLayoutEffect(() => {
    if (open) setOwn(recentSearches());
  }, [open]);
  useBackCloses(open && isPhone, onClose);

  function choose(line: SuggestionLine) {
    onClose();
    if (line.kind === 'text') onSearch(line.text);
    else navigate(placeOf(line.item));
  }
  function forget(line: SuggestionLine) {
    if (line.kind !== 'text' || line.of !== 'own') return;
    forgetSearch(line.text);
    setOwn(recentSearches());
  }

  useImperativeHandle(ref, () => ({
    onKeyDown(event) {
      const chosen = lines[at];
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        moveTo(stepThrough(at, lines.length, event.key === 'ArrowDown' ? 1 : -1));
      } else if (event.key === 'Enter' && chosen) {
        event.preventDefault();
        choose(chosen);
      } else if (event.key === 'Delete' && chosen) forget(chosen);
    },
  }));

  if (!open || (lines.length === 0 && !isPhone)) return null;
  const isOlder = answer !== undefined && !isCurrent;
  return (
    <>
      {isPhone && (
        <IconButton
          label="Close search"
          icon={<ArrowLeft aria-hidden="true" className="size-5" />}
          className="suggestions-close"
          // The keyboard goes with the focus, and the list with both.
          onClick={onClose}
        />
      )}
      {/* What scrolls is a stop of the Tab key, unless it says that it is none: the field has the keys. */}
      <div className="suggestions" tabIndex={-1}>
        <p role="status" className={clsx('suggestions-status', isOlder && 'suggestions-status-over')}>
          {typed && statusOf(isCurrent ? answer : undefined, failed)}
        </p>
        <div role="listbox" id={id} aria-label="Suggestions" className={clsx(isOlder && 'suggestions-older')}>
          {groups.map(({ title, first, lines: ofGroup }) => {
            const rows = ofGroup.map((line, index) => (
              <SuggestionRow
                key={line.kind === 'item' ? line.item.id : `${line.of} ${line.text}`}
                id={`${id}-${first + index}`}
                line={line}
                query={typed}
                active={first + index === at}
                onChoose={() => choose(line)}
                onForget={() => forget(line)}
              />
            ));
            if (!title) return rows;
            return (
              // biome-ignore lint/a11y/useSemanticElements: a listbox is divided by groups
              <div key={title} role="group" aria-labelledby={`${id}-${title.replaceAll(' ', '-')}`}>
                <p id={`${id}-${title.replaceAll(' ', '-')}`} role="presentation" className="suggestions-title">
                  {title}
                </p>
                {rows}
              </div>
            );
          })}
        </div>
        {typed === '' && own.length > 0 && (
          <Button
            variant="quiet"
            className="m-1"
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => {
              forgetSearches();
              setOwn([]);
            }}
          >
            Clear your last searches
          </Button>
        )}
      </div>
    </>
  );
}

/** @param answer to what is typed; undefined until it is there */
function statusOf(answer: Answer<'suggestions'> | undefined, failed: boolean): string {
  if (!answer) return failed ? 'Suggestions are not available right now.' : 'Loading suggestions...';
  return answer.items.length + answer.texts.length === 0 ? 'No suggestions found' : '';
}

/** Where a suggestion leads. Only categories and stores have slugs. */
function placeOf({ id, type, name, slug }: Suggestion): string {
  if (type === 'product') return pathOf('product', { id });
  if (type === 'category') return pathOf('category', { category: slug ?? name });
  return pathOf('store', { storeName: slug ?? name });
}
