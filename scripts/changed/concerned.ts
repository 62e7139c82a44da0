import path from 'node:path';
import { assembles, isOfTests, type Sources, stepsTo, type Uses } from '../lib/uses.ts';

export interface Concerned {
  /** Test files that ask by HTTP. */
  byHttp: string[];
  /** What `playwright --grep` finds them by: words of their titles, or the files they stand in. */
  journeys: string[];
}

const asksByHttp = (file: string) => /\.(int|system)\.test\.ts$/.test(file);
const isJourney = (file: string) => file.endsWith('.spec.ts');
/** These start, kill and fill whole shops: they are run by `npm test`, or because one of them was changed. */
const isOfWholeShop = (file: string) =>
  file.endsWith('.system.test.ts') || /^apps\/server\/src\/((demo|faults|settings)\/)?[^/]+$/.test(file);
/** Almost every test sets its stage by the same few helpers: what those use is proven by the tests that are about it. */
const endsAtTests = (file: string) => assembles(file) || isOfTests(file);

/**
 * The tests by HTTP and the journeys that a change of some files can break. By HTTP: those beside a file, and those that
 * come to it by what they import or call. In a browser: those that use a file, and those that speak of the part of the
 * web that it lies in.
 */
export function concernedBy(changed: readonly string[], sources: Sources, uses: Uses): Concerned {
  const byHttp = new Set<string>();
  const journeys = new Set<string>();
  for (const file of changed) {
    const folder = path.posix.dirname(file);
    const steps = stepsTo(file, uses, endsAtTests(file) ? assembles : endsAtTests);
    for (const test of sources.keys()) {
      const comes = steps.has(test);
      if (isJourney(test) && comes) journeys.add(path.posix.basename(test));
      if (!asksByHttp(test) || (isOfWholeShop(test) && !isOfTests(file))) continue;
      if (comes || path.posix.dirname(test) === folder) byHttp.add(test);
    }
    const part = partOfWeb(file);
    if (part !== null) journeys.add(part);
  }
  return { byHttp: [...byHttp].sort(), journeys: [...journeys].sort() };
}

/** How titles call the part of the web that a file lies in; what lies in none is around every page. */
function partOfWeb(file: string): string | null {
  if (!file.startsWith('apps/web/src/') || isOfTests(file)) return null;
  const [, control] = file.match(/\/src\/ui\/(?:[\w-]+\/)?([\w-]+)\./) ?? [];
  if (control) return `component|${stem(control)}`;
  const [, , part = 'shell'] = file.match(/\/src\/(features|pages|app)\/([\w-]+)\//) ?? [];
  return stem(part);
}

/** 'orders' is told of as an 'order', too. */
const stem = (word: string) => `\\b${word.replace(/s$/, '').replaceAll('-', '.?')}`;
