import { del, get, set } from 'idb-keyval';
import { goodsKey, mustBeHere, openDeskGoods, STORAGE_LIMIT } from '../../../src/features/session/desk-kept.ts';
import { within } from '../../../src/lib/within.ts';

/** A file of products that the shop has not answered for yet. Its id is kept with it, so that the same file sent again is the same import. */
export interface KeptFile {
  id: string;
  name: string;
  file: Blob;
  /** When it was chosen, in Unix milliseconds. */
  at: number;
}

/** Milliseconds after which it is not sent before somebody has said so: by then the shop may have other prices and counts. */
const OLDEST = 24 * 60 * 60_000;

export const isOld = ({ at }: KeptFile, now: number): boolean => now - at > OLDEST;

/** Beside the forms of the account's products, and wiped with them; 'import' is the id of no store. */
const keyOf = (user: string, seller: string) => goodsKey(user, 'import', seller);

/** The file of a store that a reload has interrupted; undefined where there is none, or nothing can be read. */
export async function keptFile(user: string, seller: string): Promise<KeptFile | undefined> {
  try {
    return await within(STORAGE_LIMIT, get<KeptFile>(keyOf(user, seller), openDeskGoods('forms')));
  } catch {
    return undefined;
  }
}

/** Never fails: a phone without room still sends it, as long as the page is open. @returns whether it is kept */
export async function keepFile(user: string, seller: string, kept: KeptFile): Promise<boolean> {
  try {
    mustBeHere(user);
    await within(STORAGE_LIMIT, set(keyOf(user, seller), kept, openDeskGoods('forms')));
    return true;
  } catch {
    return false;
  }
}

/** Another tab may keep another one by now: that stays. */
export async function forgetFile(user: string, seller: string, { id }: KeptFile): Promise<void> {
  try {
    const kept = await keptFile(user, seller);
    if (kept?.id === id) await within(STORAGE_LIMIT, del(keyOf(user, seller), openDeskGoods('forms')));
  } catch {
    // Sent once more it is the same import.
  }
}
