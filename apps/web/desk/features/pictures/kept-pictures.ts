import { del, get, set } from 'idb-keyval';
import { goodsKey, mustBeHere, openDeskGoods, STORAGE_LIMIT } from '../../../src/features/session/desk-kept.ts';
import { within } from '../../../src/lib/within.ts';

/** Where photographs wait until a form of the shop names them. Never fails: a phone without room keeps nothing. */
export interface KeptPictures {
  get(id: string): Promise<Blob | undefined>;
  put(id: string, blob: Blob): Promise<void>;
  remove(id: string): Promise<void>;
}

export function keptPictures(user: string, seller: string): KeptPictures {
  const key = (id: string) => goodsKey(user, seller, id);
  return {
    get: async (id) => {
      try {
        return await within(STORAGE_LIMIT, get<Blob>(key(id), openDeskGoods('pictures')));
      } catch {
        return undefined;
      }
    },
    put: async (id, blob) => {
      try {
        mustBeHere(user);
        await within(STORAGE_LIMIT, set(key(id), blob, openDeskGoods('pictures')));
      } catch {
        // It goes to the shop all the same, as long as the page is open.
      }
    },
    remove: async (id) => {
      try {
        await within(STORAGE_LIMIT, del(key(id), openDeskGoods('pictures')));
      } catch {
        // Sent once more it is the same picture.
      }
    },
  };
}
