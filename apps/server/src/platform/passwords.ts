import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Turns } from '../database/turns.ts';

/** argon2id (the library's default) with 19 MiB and two passes: about 30 ms. Stored hashes carry their own parameters. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each hash takes a core and 19 MiB: more at once would only be slower, and a flood of them would starve the shop. */
const turns = new Turns(availableParallelism(), { mostWaiting: 100 });

/** Bytes, not characters: what is longer was never accepted, and hashing is not for hauling megabytes. */
export const PASSWORD_MAX_BYTES = 1024;

/** Hashes a password exactly as it is: every byte counts, nothing is trimmed, normalised or cut off. */
export function hashPassword(password: string): Promise<string> {
  return turns.take(() => hash(Buffer.from(password), cost));
}

/** @param stored null: there is none, so that no password is right; to say so takes as long as it does of a wrong one */
export function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  return turns.take(async () => {
    if (stored !== null) return verify(stored, Buffer.from(password));
    await hash(Buffer.from(password), cost);
    return false;
  });
}
