import { createHash } from 'node:crypto';

/** The id of a demo row: a UUID (version 8) made from what it is called, so that loading again finds it there. */
export function idOf(...words: readonly (string | number)[]): string {
  const hex = createHash('sha256')
    .update(`oja-demo\u0000${words.join('\u0000')}`)
    .digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0b0011) | 0b1000).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
