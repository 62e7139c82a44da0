import { lazy, Suspense } from 'react';
import { usePathname } from '../lib/hash-location.ts';
import { isBuilt, matchPath } from '../lib/paths.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { pageComponent } from './page-component.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { pages } from './pages.ts';
import { useScrollToTop } from './use-scroll-to-top.ts';

const NotFoundPage = lazy(async () => ({ default: (await import('./not-found.tsx')).NotFoundPage }));

/** The page of the present place. */
export function Outlet() {
  const path = usePathname();
  useScrollToTop(path);
  const match = matchPath(path);
  const name = match && isBuilt(match.name) ? match.name : null;
  const Page = name ? pageComponent(name) : NotFoundPage;
  const skeleton = name && name !== 'home' ? pages[name].skeleton : 'form';
  return (
    <ErrorBoundary key={path}>
      <Suspense fallback={<PageSkeleton kind={skeleton} />}>
        <Page key={path} />
      </Suspense>
    </ErrorBoundary>
  );
}
