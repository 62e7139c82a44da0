/** Local storage that may be full, forbidden or broken: then nothing is kept and nothing fails. */
export function readStored(key: string, storage: () => Storage = () => localStorage): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

/** @param value null removes the key */
export function writeStored(key: string, value: string | null, storage: () => Storage = () => localStorage): void {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
  } catch {
    // Keeping is a convenience; the page works without it.
  }
}
