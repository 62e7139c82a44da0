import { Suspense } from 'react';
import { usePathname } from '../lib/hash-location.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import { matchPath } from '../lib/paths.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { pageComponent } from './page-component.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { pages } from './pages.ts';
import { useScrollToTop } from './use-scroll-to-top.ts';

const NotFoundPage = lazyPart(() => import('../ui/not-found.tsx').then((m) => m.NotFound), true);

/** No shopper's place: the build leaves it out. */
const Gallery = import.meta.env.DEV ? lazyPart(() => import('./gallery/gallery.tsx').then((m) => m.Gallery)) : null;

const notFound = { skeleton: 'form', failure: undefined } as const;

/** The page of the present place. */
export function Outlet() {
  const path = usePathname();
  useScrollToTop(path);
  const match = matchPath(path);
  const name = match?.name ?? null;
  const Page = name ? pageComponent(name) : Gallery && path === '/__ui' ? Gallery : NotFoundPage;
  const { skeleton, failure } = name && name !== 'home' ? pages[name] : notFound;
  return (
    <ErrorBoundary key={path} text={failure ?? 'This page could not be loaded.'}>
      <Suspense fallback={<PageSkeleton kind={skeleton} />}>
        <Page key={path} />
      </Suspense>
    </ErrorBoundary>
  );
}
