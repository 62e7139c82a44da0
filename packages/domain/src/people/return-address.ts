import { isPaymentReference } from '../payments/payment.ts';

const LONGEST = 2000;

/**
 * Where to go after signing in, as a path of this site. What is not plainly one gives '/': another site (`https://…`,
 * `//evil`, `/\evil`, `/.//evil`), a script, control characters and blanks, which browsers drop before they look.
 */
export function safeReturnPath(given: unknown): string {
  if (typeof given !== 'string' || given.length > LONGEST) return '/';
  const isPath = given.startsWith('/') && !/[\s\\\p{C}]/u.test(given) && !/^[^?#]*\/\//.test(given);
  return isPath ? given : '/';
}

const referenceParameters = ['reference', 'trxref'];
const placesThatRead = ['#/payment/callback', '#/order-success'];

/**
 * The reference of a payment that the provider sent the browser back with, wherever it stands: in `location.search` or
 * in the query inside the hash. Undefined if there is none, or none that the provider could have made.
 */
export function readPaymentReference(search: string, hash: string): string | undefined {
  for (const query of [search, queryOf(hash)]) {
    const parameters = new URLSearchParams(query);
    const reference = referenceParameters.flatMap((name) => parameters.getAll(name)).find(isPaymentReference);
    if (reference) return reference;
  }
  return undefined;
}

/** Where an address with a payment reference must go first, its query kept; undefined if it may stay. */
export function paymentReturnTarget(search: string, hash: string): string | undefined {
  if (placesThatRead.includes(placeOf(hash))) return undefined;
  const parameters = new URLSearchParams([...new URLSearchParams(search), ...new URLSearchParams(queryOf(hash))]);
  return referenceParameters.some((name) => parameters.has(name)) ? `/payment/callback?${parameters}` : undefined;
}

/** The same address, within this site, without the payment's parameters, wherever they stand; the rest stays. */
export function tidiedAddress({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string {
  return pathname + withoutPaymentReference(search) + placeOf(hash) + withoutPaymentReference(queryOf(hash));
}

/** A query (`?…` or '') without the payment's parameters. */
function withoutPaymentReference(query: string): string {
  const parameters = new URLSearchParams(query);
  for (const name of referenceParameters) parameters.delete(name);
  const rest = parameters.toString();
  return rest && `?${rest}`;
}

/** '#/order-success' of '#/order-success?trxref=y'. */
function placeOf(hash: string): string {
  return hash.replace(/\?.*/, '');
}

/** 'trxref=y' of '#/order-success?trxref=y', or ''. */
function queryOf(hash: string): string {
  return hash.slice(placeOf(hash).length + 1);
}
