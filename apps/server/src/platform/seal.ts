import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { SealKey } from '../settings/seal-keys.ts';

const cipher = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/**
 * Seals texts that the database is to keep and not to know (AES-256-GCM). The first key seals; all open, so that keys can be
 * changed. What is sealed says what it is of: moved into another row it does not open.
 */
export class Seal {
  readonly #keys: readonly SealKey[];

  /** @param keys at least one */
  constructor(keys: readonly SealKey[]) {
    this.#keys = keys;
  }

  /** @param of what the text belongs to, like the id of its row */
  close(text: string, of: string): Buffer {
    const [first] = this.#keys;
    if (!first) throw new Error('There is no key to seal with.');
    const iv = randomBytes(ivLength);
    const sealing = createCipheriv(cipher, first.key, iv).setAAD(Buffer.from(of));
    const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
    const name = Buffer.from(first.id);
    return Buffer.concat([Buffer.from([name.length]), name, iv, sealing.getAuthTag(), sealed]);
  }

  /** @throws Error for what none of the keys sealed, or what was changed or sealed for something else */
  open(sealed: Buffer, of: string): string {
    const iv = 1 + (sealed[0] ?? 0);
    const tag = iv + ivLength;
    const id = sealed.subarray(1, iv).toString();
    const known = this.#keys.find((each) => each.id === id);
    if (!known)
      throw new Error(
        `What was sealed by the key ${JSON.stringify(id)} cannot be opened: SEAL_KEYS has none of that name.`,
      );
    const opening = createDecipheriv(cipher, known.key, sealed.subarray(iv, tag), { authTagLength: tagLength })
      .setAAD(Buffer.from(of))
      .setAuthTag(sealed.subarray(tag, tag + tagLength));
    return Buffer.concat([opening.update(sealed.subarray(tag + tagLength)), opening.final()]).toString('utf8');
  }

  /** The same, null for what does not open. */
  tryOpen(sealed: Buffer, of: string): string | null {
    try {
      return this.open(sealed, of);
    } catch {
      return null;
    }
  }
}
