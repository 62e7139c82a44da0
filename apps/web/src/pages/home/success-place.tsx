import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { placeState } from '../../lib/routing/hash-location.ts';
import { ErrorBoundary } from '../../ui/states/error-boundary.tsx';

const SuccessBanner = lazyPart(() => import('./success-banner.tsx').then((m) => m.SuccessBanner));

/** Where Home thanks for an order. What it says comes when there is one: most visits follow none. */
export function SuccessPlace() {
  const [placed, setPlaced] = useState(false);
  useEffect(() => setPlaced(Boolean(placeState().checkoutSuccess)), []);
  return (
    placed && (
      <ErrorBoundary fallback={null}>
        <Suspense>
          <SuccessBanner />
        </Suspense>
      </ErrorBoundary>
    )
  );
}
