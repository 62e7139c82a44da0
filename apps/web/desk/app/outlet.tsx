import { Suspense, useLayoutEffect, useRef } from 'react';
import { ErrorBoundary } from '../../src/ui/states/error-boundary.tsx';
import { PageSkeleton } from '../ui/desk-skeleton.tsx';
import { useIsWide } from '../ui/use-is-wide.ts';
import { cameBack, usePathname } from './location.ts';
import { NotHere } from './not-here.tsx';
import { pageComponent } from './page-component.ts';
import { type DeskPageName, type DeskPageRow, deskPages } from './pages.ts';
import { matchDeskPath } from './paths.ts';
import { placeIn } from './place-in.ts';
import { useDesk } from './store.ts';

/** The page of the present place; beside it, where there is room and the place is a row of a list, the panel of that row. */
export function Outlet() {
  const { stores } = useDesk();
  const path = placeIn(usePathname()).path;
  const isWide = useIsWide();
  const name = matchDeskPath(path)?.name;
  const beside = name && (deskPages[name] as DeskPageRow).beside;
  const panel = isWide && beside ? name : null;
  const below = panel ? (beside as DeskPageName) : name;
  useTop(panel && below ? deskPages[below].path : path);
  if (!name || !below) {
    return (
      <main id="main" className="desk-main">
        <NotHere stores={stores} />
      </main>
    );
  }
  return (
    <>
      <main id="main" className="desk-main">
        <Shown name={below} path={panel ? deskPages[below].path : path} />
      </main>
      {panel && (
        <aside key={path} className="side-panel" aria-label="Details">
          <Shown name={panel} path={path} />
        </aside>
      )}
    </>
  );
}

/** Another page starts at its top, unless it is come back to. */
function useTop(path: string): void {
  const last = useRef(path);
  useLayoutEffect(() => {
    if (last.current === path) return;
    last.current = path;
    if (!cameBack) scrollTo(0, 0);
  }, [path]);
}

/** @param path another one is another page, though the component be the same */
function Shown({ name, path }: { name: DeskPageName; path: string }) {
  const Page = pageComponent(name);
  return (
    <ErrorBoundary key={path} text={deskPages[name].failure}>
      <Suspense fallback={<PageSkeleton shape={deskPages[name].shape} />}>
        <Page key={path} />
      </Suspense>
    </ErrorBoundary>
  );
}
