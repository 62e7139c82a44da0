import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { MoreGoods } from '../../features/viewed/more-goods.tsx';
import { read } from '../../lib/api.ts';
import { href } from '../../lib/routing/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Quoting } from './quoting.tsx';
import { TypedChips } from './typed-chips.tsx';
import type { TypedFilter } from './typed-filters.ts';

interface NothingFoundProps {
  q: string;
  /** Parts of the text without which there may be something. */
  typed: readonly TypedFilter[];
}

/** Nothing matches: what to try instead, among it what many search for. */
export function NothingFound({ q, typed }: NothingFoundProps) {
  const popular = useQuery(read('suggestions', { query: { q: '' } })).data?.texts ?? [];
  return (
    <>
      {typed.length > 0 && (
        <div className="filter-bar mb-6">
          <TypedChips typed={typed} />
        </div>
      )}
      <EmptyState
        icon={<SearchX />}
        text={<Quoting text="No results found for" q={q} />}
        hint="Try different keywords or check your spelling"
        action={<ButtonLink href={href('trending')}>See what is trending</ButtonLink>}
      />
      {popular.length > 0 && (
        <section aria-labelledby="popular-searches" className="mt-8 grid justify-items-center gap-3">
          <h2 id="popular-searches" className="text-xl">
            Popular searches
          </h2>
          <ul className="flex flex-wrap justify-center gap-2">
            {popular.map(({ text }) => (
              <li key={text}>
                <a href={href('search', undefined, { q: text })} className="pill pill-small">
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <MoreGoods />
    </>
  );
}
