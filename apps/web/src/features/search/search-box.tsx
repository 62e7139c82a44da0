import { Search } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, Suspense, useEffect, useId, useRef, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { navigate, useHashQuery, usePathname } from '../../lib/routing/hash-location.ts';
import { pathOf } from '../../lib/routing/paths.ts';
import { ErrorBoundary } from '../../ui/states/error-boundary.tsx';
import type { SuggestionsHandle } from './suggestions.tsx';

const Suggestions = lazyPart(() => import('./suggestions.tsx').then((m) => m.Suggestions));

/**
 * Searches the whole shop. A combobox whose list of suggestions is fetched when the box first gets the focus; until then,
 * and without it, a plain search form.
 */
export function SearchBox({ className }: { className?: string }) {
  const query = useHashQuery();
  const path = usePathname();
  const shown = path === pathOf('search') ? (query.get('q') ?? '') : '';
  const [text, setText] = useState(shown);
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<string>();
  const [listed, setListed] = useState(false);
  const list = useRef<SuggestionsHandle>(null);
  const listId = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: going anywhere closes the list and shows what was searched there
  useEffect(() => {
    setText(shown);
    setOpen(false);
  }, [shown, path]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setOpen(false);
    if (text.trim()) search(text.trim());
  }
  const search = (q: string) => {
    setText(q);
    navigate(pathOf('search', undefined, { q }));
  };

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      // The field would be emptied.
      event.preventDefault();
      setOpen(false);
    } else if (event.key === 'ArrowDown' && !open) {
      event.preventDefault();
      setOpen(true);
    } else if (open) list.current?.onKeyDown(event);
  }

  const begin = () => {
    setWanted(true);
    setOpen(true);
  };
  const expanded = open && listed;
  return (
    <search className={className}>
      <form
        onSubmit={submit}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
        className="search-form"
      >
        <div className="relative">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted"
          />
          <input
            type="search"
            name="q"
            role="combobox"
            aria-label="Search"
            aria-autocomplete="list"
            aria-expanded={expanded}
            aria-controls={expanded ? listId : undefined}
            aria-activedescendant={expanded ? active : undefined}
            placeholder="Search the market"
            value={text}
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
            onFocus={begin}
            onClick={begin}
            onChange={(event) => {
              setText(event.target.value);
              begin();
            }}
            onKeyDown={onKeyDown}
            className="search-input"
          />
        </div>
        {wanted && (
          // Without suggestions it is still a search form; they are tried again with the next key.
          <ErrorBoundary fallback={null} onError={() => setWanted(false)}>
            <Suspense>
              <Suggestions
                ref={list}
                id={listId}
                text={text}
                open={open}
                onActive={setActive}
                onListed={setListed}
                onSearch={search}
                onClose={() => setOpen(false)}
              />
            </Suspense>
          </ErrorBoundary>
        )}
      </form>
    </search>
  );
}
