export interface TestTitle {
  title: string;
  ids: string[];
}

/** A text in quotes that has requirement ids in brackets. */
const titleWithIds = /(['"`])((?:\\.|(?!\1)[^\\\n])*\[[A-Z]+-\d+(?:, [A-Z]+-\d+)*\](?:\\.|(?!\1)[^\\\n])*)\1/g;
/** What stands before the title of a test that does not run. */
const skippedTest = /\b(?:it|test)\s*\.(?:skip|todo|fixme)(?:\.each\([\s\S]*\))?\(\s*$/;
/** A group that does not run, or a condition on which tests do not. */
const skippedGroup =
  /\bdescribe\s*\.(?:skip|todo|fixme)\b|\b(?:it|test)\s*\.(?:skip|fixme)\(\s*[^'"`\s]|\.(?:skipIf|runIf)\(/;

/** The titles in a test file that name requirements: `'clamps to the stock [CART-05, CART-14]'`. Those of skipped tests prove nothing. */
export function readTitles(source: string): TestTitle[] {
  if (skippedGroup.test(source)) return [];
  return [...source.matchAll(titleWithIds)]
    .filter(({ index }) => !skippedTest.test(source.slice(Math.max(0, index - 2000), index)))
    .map(([, , title = '']) => ({
      title: title.replace(/\\(.)/g, '$1'),
      ids: [...title.matchAll(/\[([^\]]*)\]/g)].flatMap(([, list = '']) => list.match(/\b[A-Z]+-\d+\b/g) ?? []),
    }));
}
