import { pageSorts } from '@oja/domain/goods/listing';
import { PackageSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { isNoCategory } from '../../features/listing/is-no-category.ts';
import { ListedProducts } from '../../features/listing/listed-products.tsx';
import { type ListingState, listingParams, listingQuery, parseListing } from '../../features/listing/listing-state.ts';
import { NoCategory } from '../../features/listing/no-category.tsx';
import { listingFrame } from '../../features/listing/page-frame.ts';
import { useProducts } from '../../features/listing/use-products.ts';
import { navigate, useHashQuery } from '../../lib/routing/hash-location.ts';
import { href, pathOf } from '../../lib/routing/paths.ts';
import { useParams } from '../../lib/routing/use-params.ts';
import { searchedText } from '../../lib/text/searched-text.ts';
import { wordsOf } from '../../lib/text/words-of.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { NameSearch } from '../../ui/forms/name-search.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';

const sorts = pageSorts.category;

/** The products of a category, filtered and sorted; its search box narrows them by name. */
export function CategoryPage() {
  const { category = '' } = useParams('category');
  const query = useHashQuery();
  const q = searchedText(query);
  const state = parseListing(query, sorts);
  const scope = { category, ...(q && { q }) };
  const found = useProducts(listingQuery(scope, state, sorts), { enabled: category !== '' });
  const { listing, error } = found;
  const name = listing?.title || wordsOf(category);

  const change = ({ q: text, ...changes }: Partial<ListingState> & { q: string }) => {
    const chosen = listingParams({ ...state, ...changes }, sorts);
    navigate(pathOf('category', { category }, { ...(text && { q: text }), ...chosen }), { replace: true });
  };
  const empty = (clear: ReactNode = false) => (
    <EmptyState
      icon={<PackageSearch />}
      text="No products found in this category."
      action={clear || <ButtonLink href={href('categories')}>All categories</ButtonLink>}
    />
  );
  if (isNoCategory(error, category) && !listing) return <NoCategory />;
  return (
    <Page title={name} className={listingFrame}>
      <div className="folded-search">
        <NameSearch label={`Search in ${name}`} value={q} onChange={(text) => change({ q: text.trim() })} />
      </div>
      <ListedProducts
        found={found}
        state={state}
        sorts={sorts}
        onChange={(changes) => change({ q, ...changes })}
        filterBy="tags"
        one="product"
        many="products"
        empty={empty}
      />
    </Page>
  );
}
