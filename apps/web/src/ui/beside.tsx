import { type ReactNode, Suspense } from 'react';
import { useMedia } from '../lib/use-media.ts';
import { ErrorBoundary } from './states/error-boundary.tsx';

/** What only stands beside a page of one form: where there is no room for that, nothing of it is fetched. */
export function Beside({ children }: { children: ReactNode }) {
  if (!useMedia('(width >= 48rem)')) return null;
  return (
    <div className="page-beside">
      <ErrorBoundary fallback={null}>
        <Suspense>{children}</Suspense>
      </ErrorBoundary>
    </div>
  );
}
