export interface TestTitle {
  title: string;
  ids: string[];
}

/** A text in quotes that has requirement ids in brackets. */
const titleWithIds = /(['"`])((?:\\.|(?!\1)[^\\\n])*\[[A-Z]+-\d+(?:, [A-Z]+-\d+)*\](?:\\.|(?!\1)[^\\\n])*)\1/g;

/** The titles in a test file that name requirements: `'clamps to the stock [CART-05, CART-14]'`. */
export function readTitles(source: string): TestTitle[] {
  return [...source.matchAll(titleWithIds)].map(([, , title = '']) => ({
    title: title.replace(/\\(.)/g, '$1'),
    ids: [...title.matchAll(/\[([^\]]*)\]/g)].flatMap(([, list = '']) => list.match(/\b[A-Z]+-\d+\b/g) ?? []),
  }));
}
