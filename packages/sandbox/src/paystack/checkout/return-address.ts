import { isWebAddress } from '../api/read-fields.ts';
import type { Transaction } from '../records.ts';

/** Where a paid buyer goes: both names of the reference stand in the query, which stands before any fragment. */
export function successAddress({ callbackUrl, reference }: Transaction): string | null {
  if (callbackUrl === null) return null;
  const hash = callbackUrl.indexOf('#');
  const address = hash === -1 ? callbackUrl : callbackUrl.slice(0, hash);
  const fragment = hash === -1 ? '' : callbackUrl.slice(hash);
  const query = new URLSearchParams({ trxref: reference, reference });
  return new URL(`${address}${address.includes('?') ? '&' : '?'}${query}${fragment}`).href;
}

/** Where "Cancel payment" leads: `metadata.cancel_action`, else the callback without any word about the payment. */
export function cancelAddress({ metadata, callbackUrl }: Transaction): string | null {
  const action = (metadata as { cancel_action?: unknown } | null)?.cancel_action;
  return isWebAddress(action) ? action : callbackUrl;
}
