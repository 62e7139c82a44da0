import { isWebAddress } from '../api/read-fields.ts';
import type { CallbackShape } from '../control/behaviour.ts';
import type { Transaction } from '../records.ts';

/** The query of each shape; the fragment's place is what `before_fragment` and `in_fragment` are about. */
function queryOf(shape: CallbackShape, reference: string): string {
  switch (shape) {
    case 'reference':
      return `reference=${reference}`;
    case 'trxref':
      return `trxref=${reference}`;
    case 'twice':
      return `trxref=${reference}&reference=${reference}&trxref=${reference}&reference=${reference}`;
    case 'empty':
      return 'trxref=&reference=';
    case 'none':
      return '';
    default:
      return new URLSearchParams({ trxref: reference, reference }).toString();
  }
}

/**
 * Where a paid buyer goes: both names of the reference stand in the query, which stands before any fragment. Told so, it
 * comes in the shapes gateways were seen to make of it, with a fragment of its own if the callback has none.
 */
export function successAddress({ callbackUrl, reference, returnShape }: Transaction): string | null {
  if (callbackUrl === null) return null;
  const query = queryOf(returnShape, reference);
  if (returnShape === 'in_fragment') {
    const target = callbackUrl.includes('#') ? callbackUrl : `${callbackUrl}#/payment/callback`;
    return new URL(withQuery(target, query)).href;
  }
  const hash = callbackUrl.indexOf('#');
  const address = hash === -1 ? callbackUrl : callbackUrl.slice(0, hash);
  const own = hash === -1 ? '' : callbackUrl.slice(hash);
  const fragment = own === '' && returnShape === 'before_fragment' ? '#/payment/callback' : own;
  return new URL(`${withQuery(address, query)}${fragment}`).href;
}

function withQuery(address: string, query: string): string {
  if (query === '') return address;
  return `${address}${address.includes('?') ? '&' : '?'}${query}`;
}

/** Where "Cancel payment" leads: `metadata.cancel_action`, else the callback without any word about the payment. */
export function cancelAddress({ metadata, callbackUrl }: Transaction): string | null {
  const action = (metadata as { cancel_action?: unknown } | null)?.cancel_action;
  return isWebAddress(action) ? action : callbackUrl;
}
