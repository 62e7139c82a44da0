import { readStored, writeStored } from './storage.ts';

/** What session storage keeps for the signed-in account; gone when it signs out. */
export const CHECKOUT_KEY = 'oja.checkout';
export const PAYMENT_KEY = 'oja.payment';
export const PLACED_KEY = 'oja.placed';
export const REVIEW_KEY = 'oja.review';
export const AGAIN_KEY = 'oja.again';
export const accountKeys = [CHECKOUT_KEY, PAYMENT_KEY, PLACED_KEY, REVIEW_KEY, AGAIN_KEY] as const;

/** Of which products this browser has shown pages, in local storage; gone when somebody signs out, too. */
export const VIEWED_KEY = 'oja.viewed';

/** A JSON value of session storage; undefined when there is none, or it is broken. What it holds must be checked. */
export function readKept(key: string): unknown {
  try {
    return JSON.parse(readStored(key, () => sessionStorage) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a JSON value for this tab; undefined removes it. */
export function keep(key: string, value: unknown): void {
  writeStored(key, value === undefined ? null : JSON.stringify(value), () => sessionStorage);
}
