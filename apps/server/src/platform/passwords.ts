import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { refusal } from '../http/refusal.ts';

/** argon2id (the library's default) with 19 MiB and two passes: about 30 ms. Stored hashes carry their own parameters. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each hash takes a core and 19 MiB: more at once would only be slower, and a flood of them would starve the shop. */
const mostAtOnce = availableParallelism();
const mostWaiting = 100;

/** Bytes, not characters: what is longer was never accepted, and hashing is not for hauling megabytes. */
export const PASSWORD_MAX_BYTES = 1024;

let running = 0;
const waiting: (() => void)[] = [];

/** Hashes a password exactly as it is: every byte counts, nothing is trimmed, normalised or cut off. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(Buffer.from(password), cost));
}

/** @param stored null: there is none, so that no password is right; to say so takes as long as it does of a wrong one */
export function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  return inTurn(async () => {
    if (stored !== null) return verify(stored, Buffer.from(password));
    await hash(Buffer.from(password), cost);
    return false;
  });
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= mostAtOnce) {
    if (waiting.length >= mostWaiting) throw refusal('service_unavailable', {}, 2);
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    // The turn passes on to whoever waits longest.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
