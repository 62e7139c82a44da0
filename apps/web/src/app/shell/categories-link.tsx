import { LayoutGrid } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { ErrorBoundary } from '../../ui/states/error-boundary.tsx';
import { NavLink } from './nav-link.tsx';

const Panel = lazyPart(() => import('./categories-panel.tsx').then((m) => m.CategoriesPanel));

/** Leads to the categories; where there is room, they also open under it, fetched when pointer or focus first come near. */
export function CategoriesLink() {
  const around = useRef<HTMLSpanElement>(null);
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  return (
    <span ref={around} className="max-sm:hidden">
      <NavLink to="categories" onPointerOver={want} onFocus={want}>
        <LayoutGrid aria-hidden="true" className="size-5 max-lg:hidden" />
        Categories
      </NavLink>
      {wanted && (
        <ErrorBoundary fallback={null} onError={() => setWanted(false)}>
          <Suspense>
            <Panel around={around} />
          </Suspense>
        </ErrorBoundary>
      )}
    </span>
  );
}
