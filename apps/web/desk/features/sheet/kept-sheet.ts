import { get, update } from 'idb-keyval';
import { goodsKey, mustBeHere, openDeskGoods, STORAGE_LIMIT } from '../../../src/features/session/desk-kept.ts';
import { within } from '../../../src/lib/within.ts';
import type { Edit, Edits, Patch } from './sheet-edits.ts';

/** Milliseconds of rest after which what was typed is written. */
const REST = 250;

type Kept = Record<string, Edit>;

/** Beside the forms of the account's products, and wiped with them; 'sheet' is the id of no store. */
const keyOf = (user: string, seller: string) => goodsKey(user, 'sheet', seller);

/** What was typed in a store's sheet before a reload; nothing where nothing can be read. */
export async function keptSheet(user: string, seller: string): Promise<Edits> {
  try {
    const kept = await within(STORAGE_LIMIT, get<Kept>(keyOf(user, seller), openDeskGoods('forms')));
    return new Map(Object.entries(kept ?? {}));
  } catch {
    return new Map();
  }
}

/** Writes what is typed to this phone, each cell by itself: another tab may type in others. */
export class SheetKeeper {
  readonly #user: string;
  readonly #seller: string;
  #waiting = new Map<string, Edit | undefined>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(user: string, seller: string) {
    this.#user = user;
    this.#seller = seller;
  }

  readonly keep = (patches: readonly Patch[]): void => {
    for (const [key, edit] of patches) this.#waiting.set(key, edit);
    this.#timer ??= setTimeout(() => void this.flush(), REST);
  };

  /** Writes at once what waits. */
  readonly flush = async (): Promise<void> => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const waiting = this.#waiting;
    if (waiting.size === 0) return;
    this.#waiting = new Map();
    try {
      mustBeHere(this.#user);
      await within(STORAGE_LIMIT, this.#write(waiting));
    } catch {
      // A phone that keeps nothing still has it until the page is left.
    }
  };

  #write(patches: ReadonlyMap<string, Edit | undefined>): Promise<void> {
    const change = (kept: Kept | undefined) => {
      const all = new Map(Object.entries(kept ?? {}));
      for (const [key, edit] of patches) {
        if (edit) all.set(key, edit);
        else all.delete(key);
      }
      return Object.fromEntries(all);
    };
    return update<Kept>(keyOf(this.#user, this.#seller), change, openDeskGoods('forms'));
  }
}
