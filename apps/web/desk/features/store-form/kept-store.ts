import { emptyStoreForm, type StoreForm } from '@oja/domain/stores/store-form';
import { readStored, writeStored } from '../../../src/lib/storage.ts';

/** What was typed of a store and the shop does not have. */
export interface KeptStore {
  /** Of a store that is not begun yet: under it, beginning twice is one store. */
  id: string | null;
  /** Version of the store that was seen when the first of it was typed; 0 for one that is not begun. */
  seen: number;
  typed: Partial<StoreForm>;
  /** Whether goods come back was said, and the shop has what it would have had without. */
  returnsSaid?: boolean;
}

/** @param seller null for the store that the account is about to open */
const keyOf = (user: string, seller: string | null) => `oja.desk.typed.store.${user}.${seller ?? 'new'}`;

/** What lies in the browser may be of another version, or broken: then nothing was typed. */
export function keptStore(user: string, seller: string | null): KeptStore | null {
  try {
    const kept = JSON.parse(readStored(keyOf(user, seller)) ?? 'null') as Partial<KeptStore> | null;
    if (!kept?.typed || typeof kept.seen !== 'number') return null;
    const typed = Object.entries(kept.typed).filter(([field, value]) => isLike(emptyStoreForm[field as 'city'], value));
    return {
      id: typeof kept.id === 'string' ? kept.id : null,
      seen: kept.seen,
      typed: Object.fromEntries(typed),
      ...(kept.returnsSaid === true && { returnsSaid: true }),
    };
  } catch {
    return null;
  }
}

/** @param kept null forgets it */
export function keepStore(user: string, seller: string | null, kept: KeptStore | null): void {
  writeStored(keyOf(user, seller), kept && JSON.stringify(kept));
}

const isLike = (known: unknown, value: unknown): boolean =>
  Array.isArray(known)
    ? Array.isArray(value) && value.every((each) => typeof each === 'string')
    : known !== undefined && typeof known === typeof value;
