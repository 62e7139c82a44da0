import type { SearchResults } from '@oja/contract/search';
import { searchSorts } from '@oja/domain/goods/listing';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { CategoryCard } from '../../features/listing/category-card.tsx';
import { countFilters, parseListing } from '../../features/listing/listing-state.ts';
import { SellerCard } from '../../features/sellers/seller-card.tsx';
import { read } from '../../lib/api.ts';
import { useHashQuery } from '../../lib/routing/hash-location.ts';
import { pages } from '../../lib/routing/pages.ts';
import { href } from '../../lib/routing/paths.ts';
import { searchedText } from '../../lib/text/searched-text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { CardGridSkeleton } from '../../ui/states/card-skeletons.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { TryAgain } from '../../ui/states/try-again.tsx';
import { FoundProducts, type FoundState } from './found-products.tsx';
import { Group } from './group.tsx';

/** What the whole shop has for a text: products, categories and stores. Each text is a page of its own. */
export function SearchPage() {
  const query = useHashQuery();
  const q = searchedText(query);
  if (q === '') return <NothingAsked isTyped={(query.get('q') ?? '').trim() !== ''} />;
  return <Search key={q} q={q} state={parseListing(query, searchSorts)} />;
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

function Search({ q, state }: { q: string; state: FoundState }) {
  useLayoutEffect(() => void scrollTo(0, 0), []);
  const { sort, min, max } = state;
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...read('search', {
      query: {
        q,
        ...(sort !== searchSorts.default && { sort }),
        ...(min !== undefined && { minPrice: min }),
        ...(max !== undefined && { maxPrice: max }),
      },
    }),
    placeholderData: keepPreviousData,
  });

  return (
    <Page title={`Search Results for ${q}`} heading={<Quoting text="Search Results for" q={q} />}>
      {error && !data ? (
        <TryAgain
          text={<span className="font-medium text-danger">{pages.search.failure}</span>}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <Results found={data} q={q} state={state} outdated={isPlaceholderData} />
      ) : (
        <div role="status">
          <span className="sr-only">Loading</span>
          <CardGridSkeleton />
        </div>
      )}
    </Page>
  );
}

interface ResultsProps {
  found: SearchResults;
  q: string;
  state: FoundState;
  outdated: boolean;
}

function Results({ found: { products, categories, stores }, q, state, outdated }: ResultsProps) {
  const narrowed = countFilters(state) > 0;
  if (products.count + categories.count + stores.count === 0 && !narrowed) {
    return (
      <EmptyState
        icon={<SearchX />}
        text={<Quoting text="No results found for" q={q} />}
        hint="Try different keywords or check your spelling"
        action={<ButtonLink href={href('trending')}>See what is trending</ButtonLink>}
      />
    );
  }
  return (
    <div className="grid gap-12">
      {(products.count > 0 || narrowed) && <FoundProducts q={q} found={products} state={state} outdated={outdated} />}
      {categories.count > 0 && (
        <Group title="Categories" {...categories}>
          <ul className="category-cards">
            {categories.items.map((category) => (
              <li key={category.id} className="min-w-0">
                <CategoryCard category={category} />
              </li>
            ))}
          </ul>
        </Group>
      )}
      {stores.count > 0 && (
        <Group title="Stores" {...stores}>
          <ul className="seller-grid">
            {stores.items.map((seller) => (
              <li key={seller.id} className="min-w-0">
                <SellerCard seller={seller} detailed />
              </li>
            ))}
          </ul>
        </Group>
      )}
    </div>
  );
}

/** The colour sets the shopper's own words apart; they can be long and without a blank. */
function Quoting({ text, q }: { text: string; q: string }) {
  return (
    <span className="wrap-anywhere">
      {text} <span className="text-palm">{q}</span>
    </span>
  );
}
