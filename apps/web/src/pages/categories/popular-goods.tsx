import type { Category } from '@oja/contract/catalogue';
import { useQuery } from '@tanstack/react-query';
import { ProductGrid } from '../../features/listing/product-grid.tsx';
import { someProducts } from '../../features/products/some-products.ts';
import { pages } from '../../lib/routing/pages.ts';
import { TryAgain } from '../../ui/states/try-again.tsx';

/** What sells best in a category and can be bought. */
export function PopularGoods({ category, limit }: { category: Category; limit: number }) {
  const { data, isError, isFetching, refetch } = useQuery(
    someProducts({ category: category.slug, sort: 'popularity', inStock: true, limit }),
  );
  if (data?.items.length === 0) return null;
  return (
    <section aria-labelledby="popular-goods">
      <h3 id="popular-goods" className="mb-4 text-xl wrap-anywhere">
        Popular in {category.name}
      </h3>
      {isError && !data ? (
        <TryAgain text={pages.category.failure} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className="lg:[&>.product-grid]:grid-cols-4">
          <ProductGrid products={data?.items ?? []} coming={data ? 0 : Math.min(limit, category.productCount)} />
        </div>
      )}
    </section>
  );
}
