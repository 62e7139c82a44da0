import { Suspense } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import { usePathname } from '../lib/routing/hash-location.ts';
import { type PageRow, pages } from '../lib/routing/pages.ts';
import { matchPath } from '../lib/routing/paths.ts';
import { ErrorBoundary } from '../ui/states/error-boundary.tsx';
import { pageComponent } from './page-component.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { useScrollToTop } from './use-scroll-to-top.ts';

const NotFoundPage = lazyPart(() => import('../features/viewed/not-found.tsx').then((m) => m.NotFound), true);

/** No shopper's place: the build leaves it out. */
const Gallery = import.meta.env.DEV ? lazyPart(() => import('./gallery/gallery.tsx').then((m) => m.Gallery)) : null;

/** The page of the present place. */
export function Outlet() {
  const path = usePathname();
  useScrollToTop(path);
  const match = matchPath(path);
  const name = match?.name ?? null;
  const Page = name ? pageComponent(name) : Gallery && path === '/__ui' ? Gallery : NotFoundPage;
  const row: PageRow | null = name && pages[name];
  return (
    <ErrorBoundary key={path} text={row?.failure ?? 'This page could not be loaded.'}>
      <Suspense fallback={<PageSkeleton kind={row?.skeleton} />}>
        <Page key={path} />
      </Suspense>
    </ErrorBoundary>
  );
}
