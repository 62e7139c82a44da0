/** `#/search?q=a` and `#search?q=a` are `/search?q=a`; no hash is `/`. Nothing is decoded. */
export const rawPlace = (hash: string): string => hash.replace(/^#?\/?/, '/');

/** Splits a raw place at its first `?`: `{ path: '/search', query: 'q=a' }`. */
export function splitPlace(place: string): { path: string; query: string } {
  const at = place.indexOf('?');
  return at < 0 ? { path: place, query: '' } : { path: place.slice(0, at), query: place.slice(at + 1) };
}
