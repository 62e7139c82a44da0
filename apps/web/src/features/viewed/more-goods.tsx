import { Suspense, useRef } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { ErrorBoundary } from '../../ui/states/error-boundary.tsx';
import { useNear } from '../../ui/use-near.ts';

const GoodsToSee = lazyPart(() => import('./goods-to-see.tsx').then((m) => m.GoodsToSee));

/** The place of goods to go on with, where a page leads no further. What stands there comes when it is near. */
export function MoreGoods() {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  return (
    <div ref={place}>
      {isNear && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <GoodsToSee />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
