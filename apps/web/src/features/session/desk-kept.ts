import { createStore, delMany, entries, keys, type UseStore } from 'idb-keyval';
import { within } from '../../lib/within.ts';

/** What the sellers' desk keeps in this browser is named here, so that every way out of an account wipes it. */
const DATABASE = 'oja-desk';

/** Milliseconds that the storage of a phone may take: one that hangs keeps nothing. */
export const STORAGE_LIMIT = 2000;

const opened = new Map<string, UseStore>();

/** Opened once: each opening costs a slow phone as much as what is written. */
function open(database: string, store: string): UseStore {
  const there = opened.get(database) ?? createStore(database, store);
  opened.set(database, there);
  return there;
}

/** Where acts wait for the line, by their keys. Rejects where it is forbidden. */
export const openDeskActs = (): UseStore => open(DATABASE, 'acts');

/** Databases with one store each, whose keys begin with the account: forms of products, and photographs, that the shop does not have yet. */
const goods = { forms: 'oja-desk-forms', pictures: 'oja-desk-pictures' } as const;

/** Where what is written and photographed waits for the line. Rejects where it is forbidden. */
export const openDeskGoods = (of: keyof typeof goods): UseStore => open(goods[of], 'kept');

/** By what it is found there. */
export const goodsKey = (user: string, seller: string, id: string): string => `${user} ${seller} ${id}`;

/** Accounts that are not here any more: what is under way for them is not kept. */
const gone = new Set<string>();
const going = new AbortController();
/** Aborts with the first of them: what would keep anything once more lets go. */
export const goingAway: AbortSignal = going.signal;

/** Throws where the account of which something is to be kept is not here any more. */
export function mustBeHere(user: string): void {
  if (gone.has(user)) throw new Error('This account has signed out.');
}

/** From now on nothing of an account is kept in this tab. */
export function stopKeeping(user: string): void {
  gone.add(user);
  going.abort();
}

/** What is kept of a store's parcels in local storage, by the beginning of its keys. */
const kept = ['oja.desk.ticks.', 'oja.desk.shipping.', 'oja.desk.courier.', 'oja.desk.typed.', 'oja.desk.cancels.'];

/** What can be told of an act without knowing what it does. */
interface Kept {
  user: string;
  /** Told of one that will not be sent any more. */
  reason?: string;
}

/** Runs in one tab at a time, with an account's acts; locks are there only where the page came over a safe line. */
export async function aloneWithActs<T>(user: string, work: () => Promise<T>): Promise<T> {
  const { locks } = navigator as { locks?: LockManager };
  return locks ? locks.request(`oja-desk ${user}`, work) : work();
}

/** Acts of an account that wait for the line, of whichever of its stores; none where nothing can be read. */
async function unsentActs(user: string): Promise<number> {
  const acts = await actsOf(user);
  return acts.filter(([, { reason }]) => !reason).length;
}

/** All that an account did at its desks and the shop does not have: acts, forms, photographs. */
export async function unsentAtDesk(user: string): Promise<number> {
  const [acts, forms, pictures] = await Promise.all([
    unsentActs(user),
    goodsOf(user, 'forms'),
    goodsOf(user, 'pictures'),
  ]);
  return acts + forms.length + pictures.length;
}

/** Asks, where something done at the desk would be lost. @param user undefined for a visitor */
export async function mayForgetDesk(user: string | undefined): Promise<boolean> {
  const unsent = user === undefined ? 0 : await unsentAtDesk(user);
  return unsent === 0 || confirm(`What you did at your desk is not sent yet (${unsent}). Logging out loses it.`);
}

/** Wipes it as far as it can be wiped. @param user undefined for a visitor */
export async function forgetDesk(user: string | undefined): Promise<void> {
  if (user !== undefined) await wipeDesk(user).catch(console.error);
}

/** Wipes what the desk keeps of an account: the next person at this phone is another. Rejects when something could not be removed. */
export async function wipeDesk(user: string): Promise<void> {
  stopKeeping(user);
  forgetParcels();
  await Promise.all([forgetGoods(user, 'forms'), forgetGoods(user, 'pictures')]);
  await aloneWithActs(user, async () => {
    const acts = await actsOf(user);
    if (acts.length > 0)
      await within(
        STORAGE_LIMIT,
        delMany(
          acts.map(([key]) => key),
          openDeskActs(),
        ),
      );
  });
}

async function actsOf(user: string): Promise<[string, Kept][]> {
  try {
    if (!(await isThere(DATABASE))) return [];
    const all = await within(STORAGE_LIMIT, entries<string, Kept>(openDeskActs()));
    return all.filter(([, act]) => act.user === user);
  } catch {
    // Where nothing can be read, nothing was kept.
    return [];
  }
}

/** The keys of what is kept of an account there; the photographs themselves are not read. */
async function goodsOf(user: string, of: keyof typeof goods): Promise<string[]> {
  try {
    if (!(await isThere(goods[of]))) return [];
    const all = await within(STORAGE_LIMIT, keys<string>(openDeskGoods(of)));
    return all.filter((key) => key.startsWith(`${user} `));
  } catch {
    return [];
  }
}

async function forgetGoods(user: string, of: keyof typeof goods): Promise<void> {
  const kept = await goodsOf(user, of);
  if (kept.length > 0) await within(STORAGE_LIMIT, delMany(kept, openDeskGoods(of)));
}

/** A shopper without a desk gets no database by signing out. */
async function isThere(database: string): Promise<boolean> {
  const { databases } = indexedDB as Partial<IDBFactory>;
  return !databases || (await databases.call(indexedDB)).some(({ name }) => name === database);
}

function forgetParcels(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (kept.some((start) => key.startsWith(start))) localStorage.removeItem(key);
  } catch {
    // Without storage nothing was kept.
  }
}
