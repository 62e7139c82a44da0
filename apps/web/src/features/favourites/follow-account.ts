import type { QueryClient } from '@tanstack/react-query';
import { readStored } from '../../lib/storage.ts';
import { meQuery } from '../session/me.ts';
import { FAVOURITES_KEY, showFavourites } from './favourites.ts';

/** Shows the favourites of whoever is here, and takes a visitor's along when they sign in, by whatever way. */
export function favouritesFollowAccount(queryClient: QueryClient): void {
  let shownOf: string | null | undefined;
  const look = () => {
    const me = queryClient.getQueryData(meQuery.queryKey);
    const userId = me && (me.user?.id ?? null);
    if (userId === undefined || userId === shownOf) return;
    shownOf = userId;
    if (userId === null && readStored(FAVOURITES_KEY) === null) return showFavourites([]);
    import('./load-favourites.ts')
      .then((m) => m.loadFavourites(queryClient, userId))
      .catch((error) => console.error('Reading the favourites failed', error));
  };
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === meQuery.queryKey[0]) look();
  });
  look();
}
