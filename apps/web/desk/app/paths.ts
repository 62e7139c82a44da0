import { matchPattern } from '../../src/lib/routing/match-pattern.ts';
import { type DeskPageName, deskPages } from './pages.ts';

type Parameters<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Parameters<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

export type DeskParamsOf<N extends DeskPageName> = Record<Parameters<(typeof deskPages)[N]['path']>, string>;
/** What an address of a page needs beyond its name. */
export type DeskGiven<N extends DeskPageName> =
  Parameters<(typeof deskPages)[N]['path']> extends never
    ? [params?: undefined, query?: Record<string, string>]
    : [params: DeskParamsOf<N>, query?: Record<string, string>];

/** The address of a page in the desk of the store with this slug: `/desk/amakas-cloth/orders?tab=new`; '' is the slug of what is in no store's. */
export function deskPath<N extends DeskPageName>(slug: string, name: N, ...[params, query]: DeskGiven<N>): string {
  const given: Record<string, string | undefined> = params ?? {};
  const path = deskPages[name].path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(given[key] ?? ''));
  const written = new URLSearchParams(query).toString();
  return `/desk/${encodeURIComponent(slug)}${path === '/' ? '' : path}${written && `?${written}`}`;
}

export type DeskMatch = { [N in DeskPageName]: { name: N; params: DeskParamsOf<N> } }[DeskPageName];

/** Which page a path means, as `placeIn` has it; null: none. */
export function matchDeskPath(path: string): DeskMatch | null {
  for (const name of Object.keys(deskPages) as DeskPageName[]) {
    const pattern: string = deskPages[name].path;
    const params = pattern.startsWith('/') === path.startsWith('/') && matchPattern(pattern, path);
    if (params) return { name, params } as DeskMatch;
  }
  return null;
}
