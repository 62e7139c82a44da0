import { addressOf, type CallInput, type RouteTable } from '@oja/contract/client';
import type { ReadName } from '@oja/contract/routes';
import { searchedText } from './searched-text.ts';

/**
 * A read of the shop's API that follows from a page's address. A value such as `:id` stands for that part of the path,
 * `:q` for the text that is searched for.
 */
export type FirstRequest = {
  [N in ReadName]: { route: N; narrows?: true } & Omit<CallInput<N>, 'signal' | 'idempotencyKey'>;
}[ReadName];

/**
 * The address that a page's first request goes to; undefined where the page asks for something else, because of what was
 * chosen on it (`narrows`), or for nothing at all.
 *
 * @param place the parts of the path, decoded
 * @param query of the hash
 */
export function firstRequest<N extends ReadName>(
  routes: RouteTable<N>,
  first: FirstRequest & { route: N },
  place: Record<string, string>,
  query = '',
): string | undefined {
  const { route, narrows, params, query: asked = {} } = first as Described;
  const chosen = new URLSearchParams(query);
  if (narrows && [...chosen.keys()].some((name) => asked[name] !== `:${name}`)) return undefined;
  const known: Record<string, string> = { ...place, q: searchedText(chosen) };
  const filled = (values: Record<string, string> = {}) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, value.startsWith(':') ? known[value.slice(1)] : value]),
    );
  const input = { params: filled(params), query: filled(asked) };
  if (Object.values(input.query).includes('')) return undefined;
  return addressOf<N>(routes, route as N, input as unknown as CallInput<N>);
}

/** What every first request may hold. */
interface Described {
  route: ReadName;
  narrows?: true;
  params?: Record<string, string>;
  query?: Record<string, string>;
}
