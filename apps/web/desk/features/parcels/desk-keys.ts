/** What a key does on a list of parcels; the list of keys is made of this. */
export const deskKeys = {
  '/': { act: 'search', words: 'Search' },
  j: { act: 'down', words: 'Next row' },
  k: { act: 'up', words: 'Row before' },
  x: { act: 'select', words: 'Select the row' },
  X: { act: 'range', words: 'Select from the last one to this row' },
  Enter: { act: 'open', words: 'Open the parcel' },
  Escape: { act: 'back', words: 'Close what is open' },
  a: { act: 'step', words: 'Next step: accept, packed, ship, delivered' },
  '?': { act: 'keys', words: 'This list' },
} as const;

export type KeyAct = (typeof deskKeys)[keyof typeof deskKeys]['act'];

interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** What has the focus is written in, or answers to this key itself. */
  isTaken: boolean;
}

/** What a press means; null for a key that means nothing here, or belongs to what has the focus. */
export function actOfKey({ key, ctrlKey, metaKey, altKey, isTaken }: Press): KeyAct | null {
  if (isTaken || ctrlKey || metaKey || altKey || !Object.hasOwn(deskKeys, key)) return null;
  return deskKeys[key as keyof typeof deskKeys].act;
}
