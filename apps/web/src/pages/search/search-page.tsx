import { searchSorts } from '@oja/domain/goods/listing';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useEffect, useLayoutEffect } from 'react';
import { filterQuery } from '../../features/filters/filters-state.ts';
import { listingParams, parseListing } from '../../features/listing/listing-state.ts';
import { listingFrame } from '../../features/listing/page-frame.ts';
import { rememberSearch } from '../../features/search/recent-searches.ts';
import { read } from '../../lib/api.ts';
import { navigate, useHashQuery } from '../../lib/routing/hash-location.ts';
import { pages } from '../../lib/routing/pages.ts';
import { pathOf } from '../../lib/routing/paths.ts';
import { searchedText } from '../../lib/text/searched-text.ts';
import { Page } from '../../ui/page.tsx';
import { CardGridSkeleton } from '../../ui/states/card-skeletons.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { TryAgain } from '../../ui/states/try-again.tsx';
import type { FoundState } from './found-products.tsx';
import { Quoting } from './quoting.tsx';
import { Results } from './results.tsx';

/** What the whole shop has for a text: products, categories and stores. Each text is a page of its own. */
export function SearchPage() {
  const query = useHashQuery();
  const q = searchedText(query);
  if (q === '') return <NothingAsked isTyped={(query.get('q') ?? '').trim() !== ''} />;
  const exact = query.get('exact') === '1';
  return <Search key={`${q} ${exact}`} q={q} exact={exact} state={parseListing(query, searchSorts)} />;
}

/** Nothing was typed, or nothing that can be looked for: a text of control characters. */
function NothingAsked({ isTyped }: { isTyped: boolean }) {
  return (
    <Page title="Search">
      {isTyped && (
        <EmptyState
          icon={<SearchX />}
          text="There is nothing to search for yet."
          hint="Type a name in the box above."
        />
      )}
    </Page>
  );
}

interface SearchProps {
  q: string;
  /** Nothing is corrected. */
  exact: boolean;
  state: FoundState;
}

function Search({ q, exact, state }: SearchProps) {
  useLayoutEffect(() => void scrollTo(0, 0), []);
  useEffect(() => rememberSearch(q), [q]);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...read('search', {
      query: {
        q,
        ...filterQuery(state),
        ...(state.sort !== searchSorts.default && { sort: state.sort }),
        ...(exact && { exact }),
      },
    }),
    placeholderData: keepPreviousData,
  });
  const change = (changes: Partial<FoundState>) => {
    const chosen = listingParams({ ...state, ...changes }, searchSorts);
    navigate(pathOf('search', undefined, { q, ...(exact && { exact: '1' }), ...chosen }), { replace: true });
  };

  return (
    <Page
      title={`Search Results for ${q}`}
      heading={<Quoting text="Search Results for" q={q} />}
      className={listingFrame}
    >
      {error && !data ? (
        <TryAgain
          text={<span className="font-medium text-danger">{pages.search.failure}</span>}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <Results found={data} q={q} state={state} onChange={change} outdated={isPlaceholderData} />
      ) : (
        <div role="status">
          <span className="sr-only">Loading</span>
          <CardGridSkeleton />
        </div>
      )}
    </Page>
  );
}
