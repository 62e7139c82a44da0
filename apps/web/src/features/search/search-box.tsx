import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { navigate, useHashQuery, usePathname } from '../../lib/hash-location.ts';
import { pathOf, paths } from '../../lib/paths.ts';

/** Searches the whole shop. */
export function SearchBox({ className }: { className?: string }) {
  const query = useHashQuery();
  const shown = usePathname() === paths.search ? (query.get('q') ?? '') : '';

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (text) navigate(pathOf('search', undefined, { q: text }));
  }

  return (
    <search className={className}>
      <form onSubmit={submit} className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted"
        />
        <input
          key={shown}
          type="search"
          name="q"
          aria-label="Search"
          placeholder="Search products and stores"
          defaultValue={shown}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          className="min-h-11 w-full rounded-full bg-surface pr-4 pl-12 text-base text-ellipsis ring-1 ring-inset ring-line-strong placeholder:text-muted hover:ring-ink"
        />
      </form>
    </search>
  );
}
