/** What a key does on a list, where it does anything there; the list of keys is made of this. */
export const deskKeys = {
  '/': { act: 'search', words: 'Search' },
  j: { act: 'down', words: 'Next row' },
  k: { act: 'up', words: 'Row before' },
  Enter: { act: 'open', words: 'Open the row' },
  Escape: { act: 'back', words: 'Close what is open' },
  x: { act: 'select', words: 'Orders: select the row' },
  X: { act: 'range', words: 'Orders: select from the last one to this row' },
  a: { act: 'step', words: 'Orders: accept, packed, ship, delivered' },
  e: { act: 'edit', words: 'Products: edit. Reviews: reply' },
  '?': { act: 'keys', words: 'This list' },
} as const;

export type KeyAct = (typeof deskKeys)[keyof typeof deskKeys]['act'];

/** After `g`: the door that a key leads through. */
export const doorKeys = { t: 'today', o: 'orders', p: 'products', m: 'money' } as const;

export interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** What has the focus is written in, or answers to this key itself. */
  isTaken: boolean;
}

/** What a press means; null for a key that means nothing here, or belongs to what has the focus. */
export function actOfKey(press: Press): KeyAct | null {
  const { key } = press;
  return isFree(press) && Object.hasOwn(deskKeys, key) ? deskKeys[key as keyof typeof deskKeys].act : null;
}

/** Which door a press leads through, after a `g`; null for none. */
export function doorOfKey(press: Press): (typeof doorKeys)[keyof typeof doorKeys] | null {
  const { key } = press;
  return isFree(press) && Object.hasOwn(doorKeys, key) ? doorKeys[key as keyof typeof doorKeys] : null;
}

export const isFree = ({ ctrlKey, metaKey, altKey, isTaken }: Press): boolean =>
  !(isTaken || ctrlKey || metaKey || altKey);
