import { navigate, useHashQuery } from '../../lib/routing/hash-location.ts';
import { type Named, partPath } from './operator-parts.ts';

interface Narrowed {
  /** The word for the list that is shown; '' is the first. */
  list: string;
  q: string;
  /** The id of a store; '' is none. */
  store: string;
}

/** What narrows the list of a part. It stands in the address, so that Back, a reload and a copied link bring it back. */
export function useNarrowed(part: 'stores' | 'products') {
  const address = useHashQuery();
  const of = (word: keyof Narrowed) => address.get(word) ?? '';
  const narrowed: Narrowed = { list: of('list'), q: of('q'), store: of('store') };
  return {
    narrowed,
    narrow: (to: Named) => navigate(partPath(part, { ...narrowed, ...to }), { replace: true }),
  };
}
