import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Whether `given` is the lower-case hex HMAC-SHA512 of these very bytes under one of the keys. Compared in constant
 * time; every key is tried, so that nothing can be learnt from how long it takes.
 */
export function hasValidSignature(body: Uint8Array, given: unknown, keys: readonly string[]): boolean {
  if (typeof given !== 'string') return false;
  const signature = Buffer.from(given);
  const matches = keys.map((key) => {
    const expected = Buffer.from(createHmac('sha512', key).update(body).digest('hex'));
    return signature.length === expected.length && timingSafeEqual(signature, expected);
  });
  return matches.includes(true);
}
