import { randomInt } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A random code of lower-case letters and digits, the alphabet of Paystack's references and codes. */
export function randomCode(length: number): string {
  let code = '';
  for (let index = 0; index < length; index++) code += LETTERS[randomInt(LETTERS.length)];
  return code;
}
