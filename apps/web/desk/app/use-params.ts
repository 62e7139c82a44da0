import { usePathname } from './location.ts';
import type { DeskPageName } from './pages.ts';
import { type DeskParamsOf, matchDeskPath } from './paths.ts';
import { placeIn } from './place-in.ts';

/** The decoded parameters of the present place; empty while another page stands there, as the list does beside its panel. */
export function useDeskParams<N extends DeskPageName>(name: N): Partial<DeskParamsOf<N>> {
  const match = matchDeskPath(placeIn(usePathname()).path);
  return match?.name === name ? (match.params as DeskParamsOf<N>) : {};
}
