import type { ProductForm } from '@oja/domain/goods/product-form';
import { del, get, set } from 'idb-keyval';
import { goodsKey, isWiped, openDeskGoods, STORAGE_LIMIT } from '../../../src/features/session/desk-kept.ts';
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

/** Where a form is kept on this phone. `put` rejects where there is no room. */
export interface FormStore {
  get(): Promise<KeptForm | undefined>;
  put(kept: KeptForm): Promise<void>;
  remove(): Promise<void>;
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
      if (!isWiped(user)) await within(STORAGE_LIMIT, set(key, kept, openDeskGoods('forms')));
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
