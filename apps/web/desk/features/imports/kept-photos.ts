import { del, get, keys, set } from 'idb-keyval';
import { goodsKey, mustBeHere, openDeskGoods, STORAGE_LIMIT } from '../../../src/features/session/desk-kept.ts';
import { within } from '../../../src/lib/within.ts';
import type { Photo } from './photo-names.ts';

export interface TrayPlace {
  user: string;
  seller: string;
  /** Of the import. */
  id: string;
}

/** Beside the forms of the account's products, and wiped with them; 'photos' is the id of no store. */
const keyOf = ({ user, seller, id }: TrayPlace) => goodsKey(user, 'photos', `${seller} ${id}`);

/** Which photographs of an import are not through yet; none where nothing can be read. */
export async function keptPhotos(place: TrayPlace): Promise<readonly Photo[]> {
  try {
    return (await within(STORAGE_LIMIT, get<Photo[]>(keyOf(place), openDeskGoods('forms')))) ?? [];
  } catch {
    return [];
  }
}

/** Imports of an account of which photographs are not through yet. */
export async function keptTrays(user: string): Promise<TrayPlace[]> {
  try {
    const start = goodsKey(user, 'photos', '');
    const all = await within(STORAGE_LIMIT, keys<string>(openDeskGoods('forms')));
    return all.flatMap((key) => {
      const [seller, id] = key.startsWith(start) ? key.slice(start.length).split(' ') : [];
      return seller && id ? [{ user, seller, id }] : [];
    });
  } catch {
    return [];
  }
}

/** Keeps those of this tab beside those of others. @param own whether this tab has, or had, a photograph */
export async function keepPhotos(
  place: TrayPlace,
  photos: readonly Photo[],
  own: (photo: Photo) => boolean,
): Promise<void> {
  try {
    mustBeHere(place.user);
    const store = openDeskGoods('forms');
    const all = [...(await keptPhotos(place)).filter((photo) => !own(photo)), ...photos];
    await within(STORAGE_LIMIT, all.length > 0 ? set(keyOf(place), all, store) : del(keyOf(place), store));
  } catch {
    // They go to the shop all the same, as long as the desk is open.
  }
}
