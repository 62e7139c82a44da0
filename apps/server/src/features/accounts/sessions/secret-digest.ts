import { createHash, randomBytes } from 'node:crypto';

/** 256 bits that nobody can guess, fit for addresses and cookies. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a secret: it finds it again, and cannot be turned back into it. */
export const secretDigest = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
