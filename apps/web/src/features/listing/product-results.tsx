import { clsx } from 'clsx';
import { type ReactNode, useRef } from 'react';
import { asksToSaveData } from '../../lib/data-saver.ts';
import { CardGridSkeleton } from '../../ui/states/card-skeletons.tsx';
import { LoadMore } from '../../ui/states/load-more.tsx';
import { TryAgain } from '../../ui/states/try-again.tsx';
import type { View } from './listing-state.ts';
import { ProductGrid } from './product-grid.tsx';
import type { MoreProducts, Products } from './use-products.ts';

interface ProductResultsProps {
  found: Products | MoreProducts;
  /** Shown when nothing fits. */
  empty: ReactNode;
  view?: View;
  showsStock?: boolean;
  /** As of the grid. */
  story?: ((nth: number) => ReactNode) | undefined;
}

/** Products that an answer holds, when nothing else is asked. */
const PAGE = 24;
const FAILED = 'Failed to fetch products';

/** A list of products in any state: on its way, failed, empty, there, and with more to come. */
export function ProductResults({ found, empty, view, showsStock, story }: ProductResultsProps) {
  const { listing, products, error, outdated, loading, retry, loadMore, loadingMore, loadMoreFailed } = found;
  const end = useRef<HTMLLIElement>(null);
  if (error && !loadMoreFailed && !listing) return <TryAgain text={FAILED} busy={loading} onRetry={retry} />;
  if (!listing) return <CardGridSkeleton />;
  if (products.length === 0) return <div aria-busy={outdated}>{empty}</div>;
  const goesOn = loadMore && !outdated && !loadMoreFailed;
  const byItself = goesOn && !asksToSaveData();
  return (
    <>
      <div aria-busy={outdated} className={clsx('transition-opacity', outdated && 'opacity-50')}>
        <ProductGrid
          products={products}
          {...(view && { view })}
          {...(showsStock && { showsStock })}
          coming={byItself ? Math.min(PAGE, listing.total - products.length) : 0}
          comingRef={end}
          story={story}
        />
      </div>
      {loadMoreFailed ? (
        <div className="mt-8">
          <TryAgain text={FAILED} busy={loadingMore} onRetry={() => loadMore?.()} />
        </div>
      ) : (
        goesOn && <LoadMore busy={loadingMore} onLoad={loadMore} end={byItself ? end : undefined} />
      )}
    </>
  );
}
