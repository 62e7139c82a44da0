import { addressOf, type CallInput, type RouteTable } from '@oja/contract/client';
import type { ReadName } from '@oja/contract/routes';
import { searchedText } from '../text/searched-text.ts';
import { matchPattern } from './match-pattern.ts';

/**
 * A read of the shop's API that follows from a page's address. A value such as `:id` stands for that part of the path,
 * `:page` for its first one, `:q` for the text that is searched for.
 */
export type FirstRequest = {
  [N in ReadName]: { route: N; narrows?: true } & Omit<CallInput<N>, 'signal' | 'idempotencyKey'>;
}[ReadName];

/**
 * The address that a page's first request goes to; undefined where the page asks for something else, because of what was
 * chosen on it (`narrows`), or for nothing at all.
 *
 * @param row of the page table
 * @param path as it stands in the address
 * @param query of the hash
 */
export function firstRequest(
  routes: RouteTable<ReadName>,
  row: { path: string; first?: FirstRequest },
  path: string,
  query = '',
): string | undefined {
  if (!row.first) return undefined;
  const { route, narrows, params, query: asked = {} } = row.first as Described;
  const chosen = new URLSearchParams(query);
  if (narrows && [...chosen.keys()].some((name) => asked[name] !== `:${name}`)) return undefined;
  const known: Record<string, string | undefined> = {
    ...matchPattern(row.path, path),
    page: path.split('/')[1],
    q: searchedText(chosen),
  };
  const filled = (values: Record<string, string> = {}) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, value.startsWith(':') ? known[value.slice(1)] : value]),
    );
  const input = { params: filled(params), query: filled(asked) };
  if (Object.values(input.query).includes('')) return undefined;
  return addressOf<ReadName>(routes, route, input as unknown as CallInput<ReadName>);
}

/** What every first request may hold. */
interface Described {
  route: ReadName;
  narrows?: true;
  params?: Record<string, string>;
  query?: Record<string, string>;
}
