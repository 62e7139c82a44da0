import { withFavourite, withoutFavourite } from '@oja/domain/goods/favourites';
import type { QueryClient } from '@tanstack/react-query';
import { call, isFailureOf } from '../../lib/api.ts';
import { navigate } from '../../lib/routing/hash-location.ts';
import { pathOf } from '../../lib/routing/paths.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { meQuery } from '../session/me.ts';
import { showFavourites, useFavourites } from './favourites.ts';
import { keepFavourites, keptFavourites } from './kept-favourites.ts';

/** Changes are sent one after the other; only the answer to the last says what is shown. */
let sent: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** Makes a product a favourite, or no favourite any more: seen at once, taken back if the shop refuses. */
export async function toggleFavourite(queryClient: QueryClient, id: string): Promise<void> {
  const wanted = !useFavourites.getState().ids.includes(id);
  show(id, wanted);
  try {
    const { user } = await queryClient.ensureQueryData(meQuery);
    if (user) await send(id, wanted);
    else keep(id, wanted);
  } catch (error) {
    const failure = isFailureOf<'addFavourite' | 'removeFavourite'>(error) ? error : null;
    if (failure?.code === 'not_signed_in') {
      queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
      keep(id, wanted);
    } else {
      console.error('Changing the favourites failed', error);
      show(id, !wanted);
      const text = failure?.code === 'too_many_favourites' ? failure.message : FAILED;
      showToast(text, { tone: 'error' });
      return;
    }
  }
  const undo = { label: 'Undo', run: () => void toggleFavourite(queryClient, id) };
  const view = { label: 'View', run: () => navigate(pathOf('favourites')) };
  showToast(wanted ? 'Added to favourites' : 'Removed from favourites', { action: wanted ? view : undo });
}

const FAILED = 'Your favourites could not be changed. Please try again.';

const change = (ids: readonly string[], id: string, wanted: boolean) =>
  wanted ? withFavourite(ids, id) : withoutFavourite(ids, id);

const show = (id: string, wanted: boolean) => showFavourites(change(useFavourites.getState().ids, id, wanted));

const keep = (id: string, wanted: boolean) => keepFavourites(change(keptFavourites(), id, wanted));

async function send(id: string, wanted: boolean): Promise<void> {
  waiting += 1;
  const answer = sent.then(() => call(wanted ? 'addFavourite' : 'removeFavourite', { params: { id } }));
  sent = answer.catch(() => undefined);
  try {
    const { ids } = await answer;
    if (waiting === 1) showFavourites(ids);
  } finally {
    waiting -= 1;
  }
}
