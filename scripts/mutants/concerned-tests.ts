import path from 'node:path';
import { stepsTo } from './uses.ts';

export interface TestFile {
  file: string;
  /** The requirements that its titles name. */
  ids: ReadonlySet<string>;
}

const isRunByVitest = ({ file }: TestFile) => /\.test\.tsx?$/.test(file);
/** These start whole processes: they are slow. */
const isOfWholeShop = (file: string) => /^apps\/server\/src\/(faults\/)?[^/]+$/.test(file);
const asksByHttp = ({ file }: TestFile) => file.endsWith('.int.test.ts');

/**
 * The test files that a break in a file concerns, nearest first: its own, those beside it, and all others that come to it
 * by what they import or call, those with the fewest steps first and among them those that prove most of what is proven
 * beside it. Those beside it that ask by HTTP may come to it unseen. Those of the whole shop are last.
 */
export function concernedTests(
  file: string,
  tests: readonly TestFile[],
  uses: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  const folder = path.posix.dirname(file);
  const name = path.posix.basename(file).replace(/\.tsx?$/, '');
  const steps = stepsTo(file, uses);
  const isBeside = (test: TestFile) => path.posix.dirname(test.file) === folder;
  const ids = new Set(tests.filter(isBeside).flatMap((test) => [...test.ids]));
  return tests
    .filter((test) => isRunByVitest(test) && (steps.has(test.file) || (isBeside(test) && asksByHttp(test))))
    .map((test) => ({
      file: test.file,
      whole: isOfWholeShop(test.file),
      own: path.posix.basename(test.file).startsWith(`${name}.`),
      beside: isBeside(test),
      far: steps.get(test.file) ?? Number.POSITIVE_INFINITY,
      shared: [...test.ids].filter((id) => ids.has(id)).length,
    }))
    .sort((a, b) => before(b.own, a.own) || before(a.whole, b.whole) || before(b.beside, a.beside) || nearer(a, b))
    .map((test) => test.file);
}

/** What is not so comes first. */
const before = (a: boolean, b: boolean) => Number(a) - Number(b);

function nearer(a: { far: number; shared: number }, b: { far: number; shared: number }): number {
  return a.far === b.far ? b.shared - a.shared : a.far - b.far;
}
