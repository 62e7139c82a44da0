import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readStored } from '../../lib/storage.ts';
import { useMe } from '../session/me.ts';
import { FAVOURITES_KEY, showFavourites } from './favourites.ts';

/** Shows the favourites of whoever is here, and takes a visitor's along when they sign in, by whatever way. Draws nothing. */
export function FavouritesKeeper() {
  const queryClient = useQueryClient();
  const me = useMe().data;
  const userId = me && (me.user?.id ?? null);
  useEffect(() => {
    if (userId === undefined) return;
    if (userId === null && readStored(FAVOURITES_KEY) === null) return showFavourites([]);
    // After the page: hearts can be pressed before it is known which are full.
    import('./load-favourites.ts')
      .then(({ loadFavourites }) => loadFavourites(queryClient, userId))
      .catch((error) => console.error('Reading the favourites failed', error));
  }, [queryClient, userId]);
  return null;
}
