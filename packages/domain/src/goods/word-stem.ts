/**
 * Plural → singular and nothing else: `shoes` is `shoe`, `dresses` `dress`, `batteries` `battery`. The database's twin is
 * `find_stem()`.
 * @param word in plain letters
 */
export function wordStem(word: string): string {
  const w = word.slice(0, 60);
  if (!w.endsWith('s') || w.length < 4 || /(ss|us|is)$/.test(w) || /\d/.test(w)) return w;
  if (w.endsWith('ies') && w.length > 4) return `${w.slice(0, -3)}y`;
  return /(sses|ches|shes|xes)$/.test(w) ? w.slice(0, -2) : w.slice(0, -1);
}
