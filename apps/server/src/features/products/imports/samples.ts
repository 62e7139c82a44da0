import type { ReadRows } from './read-rows.ts';

const MOST = 3;
const MOST_LETTERS = 40;
/** Rows that are looked at: a column that is empty so far shows none. */
const LOOKED = 200;

/** Some different texts of each column, by which a person knows it. */
export function samplesOf(rows: ReadRows['rows']): string[][] {
  const looked = rows.slice(0, LOOKED);
  return (rows[0]?.read ?? []).map((_, at) => {
    const texts = looked.flatMap(({ read }) => [...(read[at] ?? '').trim()].slice(0, MOST_LETTERS).join('') || []);
    return [...new Set(texts)].slice(0, MOST);
  });
}
