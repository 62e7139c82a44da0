import { X } from 'lucide-react';
import { href } from '../../lib/routing/paths.ts';
import type { TypedFilter } from './typed-filters.ts';

/** Parts of the text as chips: each leads to a search without it. */
export function TypedChips({ typed }: { typed: readonly TypedFilter[] }) {
  return typed.map(({ words, without }) => (
    <a key={words} href={href('search', undefined, { q: without })} className="pill pill-small pill-chosen">
      <span className="sr-only">Search without </span>
      {words}
      <X aria-hidden="true" className="size-4 shrink-0" />
    </a>
  ));
}
