/**
 * What a request target asks for below a folder, from its slash on; null when it does not lie there as it is written. The
 * router finds more than that: it decodes paths, and it takes whole addresses.
 */
export function pathBelow(folder: string, target: string): string | null {
  if (!target.startsWith(folder)) return null;
  const below = target.slice(folder.length);
  if (below.startsWith('/')) return below;
  return below === '' || below.startsWith('?') ? `/${below}` : null;
}
