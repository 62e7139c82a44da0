import { Suspense } from 'react';
import { usePathname } from '../lib/hash-location.ts';
import { isBuilt, matchPath } from '../lib/paths.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { NotFoundPage } from './not-found.tsx';
import { pageComponent } from './page-component.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { pages } from './pages.ts';
import { usePaymentReturn } from './use-payment-return.ts';
import { useScrollToTop } from './use-scroll-to-top.ts';

/** The page of the present place. */
export function Outlet() {
  const path = usePathname();
  usePaymentReturn();
  useScrollToTop(path);
  const match = matchPath(path);
  if (!match || !isBuilt(match.name)) return <NotFoundPage />;
  const Page = pageComponent(match.name);
  return (
    <ErrorBoundary key={path}>
      <Suspense fallback={<PageSkeleton kind={pages[match.name].skeleton} />}>
        <Page key={path} />
      </Suspense>
    </ErrorBoundary>
  );
}
