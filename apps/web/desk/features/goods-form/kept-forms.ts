import type { ProductForm } from '@oja/domain/goods/product-form';
import { del, entries, get, set } from 'idb-keyval';
import { goodsKey, mustBeHere, openDeskGoods, STORAGE_LIMIT } from '../../../src/features/session/desk-kept.ts';
import { within } from '../../../src/lib/within.ts';

/** A form that the shop does not have as it stands. */
export interface KeptForm {
  form: ProductForm;
  /** Of the draft that it was written over. */
  version: number;
  /** Of the product, as it was seen; 0 for none. */
  editVersion: number;
  /** When it was last changed, by this phone's clock. */
  at: number;
}

/** Where a form is kept on this phone. `put` rejects where there is no room, and once the account is not here any more. */
export interface FormStore {
  get(): Promise<KeptForm | undefined>;
  put(kept: KeptForm): Promise<void>;
  remove(): Promise<void>;
}

/** The forms of a store that lie on this phone, by their ids; none where nothing can be read. */
export async function keptForms(user: string, seller: string): Promise<{ id: string; kept: KeptForm }[]> {
  try {
    const all = await within(STORAGE_LIMIT, entries<string, KeptForm>(openDeskGoods('forms')));
    const begin = goodsKey(user, seller, '');
    return all.filter(([key]) => key.startsWith(begin)).map(([key, kept]) => ({ id: key.slice(begin.length), kept }));
  } catch {
    return [];
  }
}

export function formStore(user: string, seller: string, id: string): FormStore {
  const key = goodsKey(user, seller, id);
  return {
    get: async () => {
      try {
        return await within(STORAGE_LIMIT, get<KeptForm>(key, openDeskGoods('forms')));
      } catch {
        return undefined;
      }
    },
    put: async (kept) => {
      mustBeHere(user);
      await within(STORAGE_LIMIT, set(key, kept, openDeskGoods('forms')));
    },
    remove: async () => {
      try {
        await within(STORAGE_LIMIT, del(key, openDeskGoods('forms')));
      } catch {
        // What lies there is what the shop has.
      }
    },
  };
}
