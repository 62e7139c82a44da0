import { Suspense, useRef } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { ErrorBoundary } from '../../ui/states/error-boundary.tsx';
import { useNear } from '../../ui/use-near.ts';

const OwnGoods = lazyPart(() => import('./own-goods.tsx').then((m) => m.OwnGoods));

/** The place of goods of one's own: beside the profile, on phones below it. What stands there comes when it is near. */
export function ProfileGoods() {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  return (
    <div ref={place} className="page-beside">
      {isNear && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <OwnGoods />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
