import { safeReturnPath } from './return-address.ts';

/** Where to go after signing in, if that is a page of the sellers' desk, which has documents of its own at `/desk`; undefined for anything else. */
export function deskReturnPath(given: unknown): string | undefined {
  const path = safeReturnPath(given);
  // A browser takes `..` back to a place outside of the desk, however it is written.
  return /^\/desk(?:[/?]|$)/.test(path) && !/\.\.|%2e/i.test(path) ? path : undefined;
}
