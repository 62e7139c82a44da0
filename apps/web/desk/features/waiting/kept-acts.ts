import { delMany, entries, set } from 'idb-keyval';
import { mustBeHere, openDeskActs } from '../../../src/features/session/desk-kept.ts';
import { within } from '../../../src/lib/within.ts';
import type { RefusedAct, WaitingAct } from './act.ts';

/** An act as the phone keeps it. */
export interface KeptAct extends WaitingAct, Partial<Pick<RefusedAct, 'reason' | 'refusals'>> {
  user: string;
  /** The store whose desk it was done at. */
  seller: string;
  /** Acts are sent in this order. */
  order: number;
}

/** Where acts are kept. Every call may fail: storage can be full, forbidden or broken. */
export interface ActStore {
  all(): Promise<KeptAct[]>;
  put(act: KeptAct): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
}

/** Each act by itself, so that two tabs never write over what the other one keeps. */
export function browserStore(): ActStore {
  return {
    all: async () => (await entries<string, KeptAct>(openDeskActs())).map(([, act]) => act),
    put: async (act) => {
      mustBeHere(act.user);
      await set(act.key, act, openDeskActs());
    },
    remove: async (keys) => delMany([...keys], openDeskActs()),
  };
}

/**
 * A store of which no call hangs for longer than that many milliseconds: one that does not answer keeps nothing. An act that is
 * kept too late is removed: it has gone directly.
 */
export function inTime(store: ActStore, limit: number): ActStore {
  return {
    all: () => within(limit, store.all()),
    remove: (keys) => within(limit, store.remove(keys)),
    put: async (act) => {
      const putting = store.put(act);
      try {
        await within(limit, putting);
      } catch (error) {
        putting.then(() => store.remove([act.key])).catch(() => {});
        throw error;
      }
    },
  };
}
