import { type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from './states/error-boundary.tsx';

/** What only stands beside a page of one form: where there is no room for that, nothing of it is fetched. */
export function Beside({ children }: { children: ReactNode }) {
  const [hasRoom] = useState(() => matchMedia('(width >= 64rem)').matches);
  if (!hasRoom) return null;
  return (
    <div className="page-beside max-lg:hidden">
      <ErrorBoundary fallback={null}>
        <Suspense>{children}</Suspense>
      </ErrorBoundary>
    </div>
  );
}
