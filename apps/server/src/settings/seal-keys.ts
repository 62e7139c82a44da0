import { isCarelessSecret } from './careless-secret.ts';

/** A key that seals, and its name, which lies beside what it sealed. */
export interface SealKey {
  id: string;
  /** 32 bytes. */
  key: Buffer;
}

const form = /^([A-Za-z0-9_-]{1,32}):([A-Za-z0-9+/_-]{43}=?)$/;

/** Keys by their names, the one that seals first: `id:key`, 32 bytes in base64, with commas between them. @throws Error */
export function readSealKeys(given: string): SealKey[] {
  const keys = given.split(',').map((entry) => {
    const [, id = '', key = ''] = form.exec(entry.trim()) ?? [];
    const bytes = Buffer.from(key, 'base64');
    if (bytes.length !== 32)
      throw new Error('it takes id:key, each key 32 bytes in base64, several with commas between them.');
    if (isCarelessSecret(key)) throw new Error('a key of it can be guessed: use those of: openssl rand -base64 32');
    return { id, key: bytes };
  });
  if (new Set(keys.map(({ id }) => id)).size < keys.length) throw new Error('each key of it needs a name of its own.');
  return keys;
}
