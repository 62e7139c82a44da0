import path from 'node:path';
import { type Sources, stepsTo, type Uses } from '../lib/uses.ts';

const isRunByVitest = (file: string) => /\.test\.tsx?$/.test(file);
/** These start whole processes: they are slow. */
const isOfWholeShop = (file: string) => /^apps\/server\/src\/(faults\/)?[^/]+$/.test(file);
const asksByHttp = (file: string) => /\.(int|system)\.test\.ts$/.test(file);

/**
 * The test files that a break in a file concerns, nearest first: its own, those beside it, and all others that come to it
 * by what they import or call, those with the fewest steps first and among them those that say the words of its name most
 * often. Those beside it that ask by HTTP may come to it unseen. Those of the whole shop are last.
 */
export function concernedTests(file: string, sources: Sources, uses: Uses): string[] {
  const folder = path.posix.dirname(file);
  const [name = ''] = path.posix.basename(file).split('.');
  const words = new RegExp(name.split('-').map(stem).join('|'), 'gi');
  const steps = stepsTo(file, uses);
  const isBeside = (test: string) => path.posix.dirname(test) === folder;
  return [...sources]
    .filter(([test]) => isRunByVitest(test) && (steps.has(test) || (isBeside(test) && asksByHttp(test))))
    .map(([test, source]) => ({
      test,
      own: path.posix.basename(test).startsWith(`${name}.`),
      whole: isOfWholeShop(test),
      beside: isBeside(test),
      far: steps.get(test) ?? 0,
      says: source.match(words)?.length ?? 0,
    }))
    .sort(
      (a, b) =>
        Number(b.own) - Number(a.own) ||
        Number(a.whole) - Number(b.whole) ||
        Number(b.beside) - Number(a.beside) ||
        (a.beside ? 0 : a.far - b.far) ||
        b.says - a.says,
    )
    .map(({ test }) => test);
}

/** 'refunds' is said by 'refund', too. */
const stem = (word: string) => word.replace(/s$/, '');
