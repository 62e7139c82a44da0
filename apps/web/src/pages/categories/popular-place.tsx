import type { Category } from '@oja/contract/catalogue';
import { Suspense, useRef } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { pages } from '../../lib/routing/pages.ts';
import { useMedia } from '../../lib/use-media.ts';
import { ErrorBoundary } from '../../ui/states/error-boundary.tsx';
import { useNear } from '../../ui/use-near.ts';

const PopularGoods = lazyPart(() => import('./popular-goods.tsx').then((m) => m.PopularGoods));

/** Goods in whole rows of the window's columns: none on phones, where the subcategories fill it. */
function useLimit(): number {
  const isWide = useMedia('(width >= 64rem)');
  const hasRoom = useMedia('(width >= 40rem)');
  return isWide ? 8 : hasRoom ? 6 : 0;
}

/** The place of what sells best in a category, below its parts; fetched when it comes near. */
export function PopularPlace({ category }: { category: Category }) {
  const limit = useLimit();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  if (limit === 0 || category.productCount === 0) return null;
  return (
    <div ref={place} className="mt-10">
      {isNear && (
        <ErrorBoundary text={pages.category.failure}>
          <Suspense>
            <PopularGoods category={category} limit={limit} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
