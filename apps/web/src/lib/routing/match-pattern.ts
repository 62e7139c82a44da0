/** The parts of a raw path (as it stands in the address) that the pattern names, decoded exactly once; null: it does not fit. */
export function matchPattern(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/').filter(Boolean);
  const given = path.split('/').filter(Boolean);
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  const fits = wanted.every((part, i) => {
    const segment = given[i] ?? '';
    if (!part.startsWith(':')) return part === segment;
    params[part.slice(1)] = decodeOnce(segment);
    return true;
  });
  return fits ? params : null;
}

/** An address typed or shared by hand may hold a bare `%`; then it is taken as it stands. */
function decodeOnce(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
