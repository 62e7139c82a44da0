import { usePathname } from './hash-location.ts';
import type { PathName } from './pages.ts';
import { matchPath, type ParamsOf } from './paths.ts';

/** The decoded parameters of the present place: `useParams('product').id`. Only in that path's own page. */
export function useParams<N extends PathName>(name: N): ParamsOf<N> {
  const match = matchPath(usePathname());
  // While one page replaces another, the old one may render once more at the new place: with nothing to show.
  return (match?.name === name ? match.params : {}) as ParamsOf<N>;
}
