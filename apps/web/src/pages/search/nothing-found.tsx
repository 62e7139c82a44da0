import { useQuery } from '@tanstack/react-query';
import { MoreGoods } from '../../features/viewed/more-goods.tsx';
import { read } from '../../lib/api.ts';
import { href } from '../../lib/routing/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Quoting } from './quoting.tsx';
import { TypedChips } from './typed-chips.tsx';
import type { TypedFilter } from './typed-filters.ts';

interface NothingFoundProps {
  q: string;
  /** Parts of the text without which there may be something. */
  typed: readonly TypedFilter[];
}

/** Categories offered, at most: two lines of a wide window. */
const CATEGORIES = 10;

/** Nothing matches: what to try instead, from what many search for to the shop's categories. */
export function NothingFound({ q, typed }: NothingFoundProps) {
  const popular = useQuery(read('suggestions', { query: { q: '' } })).data?.texts ?? [];
  const categories = useQuery({ ...read('categories', {}), staleTime: 10 * 60_000 }).data?.items ?? [];
  return (
    <>
      {typed.length > 0 && (
        <div className="filter-bar mb-6">
          <TypedChips typed={typed} />
        </div>
      )}
      <div className="grid justify-items-start gap-2">
        <p className="text-lg font-semibold wrap-anywhere">
          <Quoting text="No results found for" q={q} />
        </p>
        <p className="text-muted">Try different keywords or check your spelling</p>
        <ButtonLink href={href('trending')} className="mt-2">
          See what is trending
        </ButtonLink>
      </div>
      <Ways
        title="Popular searches"
        ways={popular.map(({ text }) => ({ words: text, to: href('search', undefined, { q: text }) }))}
      />
      <Ways
        title="Categories"
        ways={categories
          .filter(({ productCount }) => productCount > 0)
          .slice(0, CATEGORIES)
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
    <section aria-label={title} className="mt-6 grid gap-2">
      <h2 className="text-lg">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {ways.map(({ words, to }) => (
          <li key={to}>
            <a href={to} className="pill pill-small">
              {words}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
