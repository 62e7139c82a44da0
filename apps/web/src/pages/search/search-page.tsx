import type { SearchResults } from '@oja/contract/catalogue';
import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { type ReactNode, useLayoutEffect } from 'react';
import { CategoryCard } from '../../features/listing/category-card.tsx';
import { ProductGrid } from '../../features/listing/product-grid.tsx';
import { SellerCard } from '../../features/sellers/seller-card.tsx';
import { read } from '../../lib/api.ts';
import { useHashQuery } from '../../lib/hash-location.ts';
import { CardGridSkeleton } from '../../ui/card-skeletons.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { TryAgain } from '../../ui/try-again.tsx';

/** What the whole shop has for a text: products, categories and stores. Each text is a page of its own. */
export function SearchPage() {
  const q = useHashQuery().get('q')?.trim() ?? '';
  return <Search key={q} q={q} />;
}

function Search({ q }: { q: string }) {
  useLayoutEffect(() => void scrollTo(0, 0), []);
  const { data, error, isFetching, refetch } = useQuery({ ...read('search', { query: { q } }), enabled: q !== '' });

  if (q === '') return <Page title="Search">{null}</Page>;
  return (
    <Page title={`Search Results for ${q}`} heading={<Quoting text="Search Results for" q={q} />}>
      {error && !data ? (
        <TryAgain
          text={<span className="font-medium text-danger">Failed to perform search</span>}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <Results found={data} q={q} />
      ) : (
        <div role="status">
          <span className="sr-only">Loading</span>
          <CardGridSkeleton />
        </div>
      )}
    </Page>
  );
}

function Results({ found: { products, categories, stores }, q }: { found: SearchResults; q: string }) {
  if (products.count + categories.count + stores.count === 0) {
    return (
      <EmptyState
        icon={<SearchX />}
        text={<Quoting text="No results found for" q={q} />}
        hint="Try different keywords or check your spelling"
      />
    );
  }
  return (
    <div className="grid gap-12">
      <Group title="Products" {...products}>
        <ProductGrid products={products.items} />
      </Group>
      <Group title="Categories" {...categories}>
        <ul className="category-cards">
          {categories.items.map((category) => (
            <li key={category.id} className="min-w-0">
              <CategoryCard category={category} />
            </li>
          ))}
        </ul>
      </Group>
      <Group title="Stores" {...stores}>
        <ul className="seller-grid">
          {stores.items.map((seller) => (
            <li key={seller.id} className="min-w-0">
              <SellerCard seller={seller} detailed />
            </li>
          ))}
        </ul>
      </Group>
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

interface GroupProps {
  title: string;
  count: number;
  items: readonly unknown[];
  children: ReactNode;
}

/** One kind of result with its true number, which can be more than what is shown. */
function Group({ title, count, items, children }: GroupProps) {
  if (count === 0) return null;
  const id = `found-${title}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 flex items-baseline gap-2 text-2xl">
        {title} <span className="font-body text-base font-normal tracking-normal text-muted">({count})</span>
      </h2>
      {children}
      {items.length < count && (
        <p className="mt-4 text-sm text-muted">
          The best {items.length} of {count} are shown. More words narrow it down.
        </p>
      )}
    </section>
  );
}
