import type { QueryClient } from '@tanstack/react-query';
import { call, read } from '../../lib/api.ts';
import { followLooks } from '../session/look-again.ts';
import { FAVOURITES_KEY, showFavourites } from './favourites.ts';
import { keepFavourites, keptFavourites } from './kept-favourites.ts';

let shownOf: string | null = null;

/**
 * Shows a visitor's favourites, or an account's. What was kept before signing in becomes the account's first; until the
 * shop has answered it stays in the browser, so that a lost answer loses nothing.
 * @param userId null for a visitor
 */
export async function loadFavourites(queryClient: QueryClient, userId: string | null): Promise<void> {
  shownOf = userId;
  const kept = keptFavourites();
  if (userId === null) return showFavourites(kept);
  const { ids } =
    kept.length > 0 ? await call('mergeFavourites', { body: { ids: kept } }) : await call('favourites', {});
  if (kept.length > 0) {
    keepFavourites([]);
    void queryClient.invalidateQueries(read('favouriteProducts', {}));
  }
  if (shownOf === userId) showFavourites(ids);
}

// Another tab or device of the same account may have changed them.
followLooks((queryClient) => {
  if (shownOf === null) return;
  loadFavourites(queryClient, shownOf).catch((error) => console.error('Reading the favourites failed', error));
});

// Another tab of the same visitor changed them.
addEventListener('storage', ({ key }) => {
  if (key === FAVOURITES_KEY && shownOf === null) showFavourites(keptFavourites());
});
