import { PackageSearch } from 'lucide-react';
import { CountLine } from '../../features/listing/count-line.tsx';
import { placeName } from '../../features/listing/place-name.ts';
import { ProductResults } from '../../features/listing/product-results.tsx';
import { useProducts } from '../../features/listing/use-products.ts';
import { ApiError } from '../../lib/api.ts';
import { navigate, useHashQuery } from '../../lib/hash-location.ts';
import { href, pathOf } from '../../lib/paths.ts';
import { useParams } from '../../lib/use-params.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NameSearch } from '../../ui/name-search.tsx';
import { Page } from '../../ui/page.tsx';

/** The products of a category; its search box narrows them by name. */
export function CategoryPage() {
  const { category = '' } = useParams('category');
  const q = useHashQuery().get('q')?.trim() ?? '';
  const found = useProducts({ category, ...(q && { q }) }, { enabled: category !== '' });
  const { listing, error } = found;
  const name = listing?.title || placeName(category);

  const empty = (
    <EmptyState
      icon={<PackageSearch />}
      text="No products found in this category."
      action={<ButtonLink href={href('categories')}>All categories</ButtonLink>}
    />
  );
  if (error instanceof ApiError && error.code === 'category_not_found') return <Page title={name}>{empty}</Page>;
  return (
    <Page title={name}>
      <div className="-mt-3 mb-4 min-h-6">
        {(listing || !error) && <CountLine count={listing?.total} one="product" many="products" />}
      </div>
      <NameSearch
        label={`Search in ${name}`}
        value={q}
        onChange={(text) =>
          navigate(pathOf('category', { category }, text.trim() ? { q: text.trim() } : undefined), { replace: true })
        }
      />
      <div className="mt-6">
        <ProductResults found={found} empty={empty} />
      </div>
    </Page>
  );
}
