import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useCategories } from '../../features/categories/use-categories.ts';
import { MoreGoods } from '../../features/viewed/more-goods.tsx';
import { read } from '../../lib/api.ts';
import { href } from '../../lib/routing/paths.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Quoting } from './quoting.tsx';
import { TypedChips } from './typed-chips.tsx';
import type { TypedFilter } from './typed-filters.ts';

interface NothingFoundProps {
  q: string;
  /** Parts of the text without which there may be something. */
  typed: readonly TypedFilter[];
}

/** Nothing matches: what to try instead, from what many search for to the shop's categories. */
export function NothingFound({ q, typed }: NothingFoundProps) {
  const popular = useQuery(read('suggestions', { query: { q: '' } })).data?.texts ?? [];
  const categories = useCategories().data?.items ?? [];
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
      />
      <Ways
        title="Popular searches"
        ways={popular.map(({ text }) => ({ words: text, to: href('search', undefined, { q: text }) }))}
      />
      <Ways
        title="Categories"
        ways={categories
          .filter(({ productCount }) => productCount > 0)
          .map(({ name }) => ({ words: name, to: href('category', { category: name }) }))}
      />
      <MoreGoods />
    </>
  );
}

/** Places to go on to, as chips. */
function Ways({ title, ways }: { title: string; ways: readonly { words: string; to: string }[] }) {
  if (ways.length === 0) return null;
  return (
    <section aria-label={title} className="mt-6 grid grid-cols-1 gap-2 text-center">
      <h2 className="text-lg">{title}</h2>
      <ul className="flex flex-wrap justify-center gap-2">
        {ways.map(({ words, to }) => (
          <li key={to} className="max-w-full">
            <a href={to} className="pill pill-small">
              <span className="min-w-0 truncate">{words}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
