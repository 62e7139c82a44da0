import { matchPattern } from './match-pattern.ts';
import { type PathName, pages } from './pages.ts';

type Parameters<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Parameters<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

export type ParamsOf<N extends PathName> = Record<Parameters<(typeof pages)[N]['path']>, string>;
type Given<N extends PathName> =
  Parameters<(typeof pages)[N]['path']> extends never
    ? [params?: undefined, query?: Record<string, string>]
    : [params: ParamsOf<N>, query?: Record<string, string>];

/** The paths that are an address as they stand. */
export type PlainPath = { [N in PathName]: Parameters<(typeof pages)[N]['path']> extends never ? N : never }[PathName];

/** The path to hand to `navigate`: `pathOf('product', { id })` is `/product/…`. */
export function pathOf<N extends PathName>(name: N, ...[params, query]: Given<N>): string {
  const given: Record<string, string | undefined> = params ?? {};
  const path = pages[name].path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(given[key] ?? ''));
  const written = new URLSearchParams(query).toString();
  return written ? `${path}?${written}` : path;
}

/** The same as the value of an `href`: `#/product/…`. */
export function href<N extends PathName>(name: N, ...given: Given<N>): string {
  return `#${pathOf(name, ...given)}`;
}

export type Match = { [N in PathName]: { name: N; params: ParamsOf<N> } }[PathName];

/** Which page a raw path means; null: none. */
export function matchPath(path: string): Match | null {
  for (const name of Object.keys(pages) as PathName[]) {
    const params = matchPattern(pages[name].path, path);
    if (params) return { name, params } as Match;
  }
  return null;
}
