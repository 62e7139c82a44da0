import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export type Outcome = 'passed' | 'failed' | 'skipped';

/** One test of a run: a row of `it.each` is a test of its own. */
export interface RanTest {
  /** Relative to the repository. */
  file: string;
  /** The titles of its groups and, last, its own. */
  titles: string[];
  outcome: Outcome;
  /** What a test that failed says of it, in at most 12 lines. */
  why?: string;
}

interface VitestReport {
  testResults: {
    /** The file, absolute. */
    name: string;
    status: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string; failureMessages?: string[] }[];
  }[];
  success: boolean;
}

interface PlaywrightTest {
  status: string;
  results?: { error?: { message?: string } }[];
}

interface PlaywrightSuite {
  title: string;
  specs?: { title: string; file: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  /** One for each file. */
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

interface ChaosReport {
  /** Those that could be checked, and how often each is broken. */
  invariants: { id: string; missing: string | null; count: number }[];
  seenByTheRun: { violations: number };
}

/** What failed outside any test stands there as a test of its own: the sum must not look clean. */
const broken = (file: string, what: string): RanTest => ({ file, titles: [what], outcome: 'failed' });

const reason = (messages: readonly (string | undefined)[]): Pick<RanTest, 'why'> => {
  const message = messages.find(Boolean);
  return message ? { why: stripVTControlCharacters(message).split('\n').slice(0, 12).join('\n') } : {};
};

const relative = (root: string, file: string) => path.relative(root, file).replaceAll(path.sep, '/');

const ofVitest = (status: string): Outcome => (status === 'passed' || status === 'failed' ? status : 'skipped');

export function readVitest({ testResults, success }: VitestReport, root: string): RanTest[] {
  const tests = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    const own = assertionResults.map(
      (test): RanTest => ({
        file,
        titles: [...test.ancestorTitles, test.title],
        outcome: ofVitest(test.status),
        ...reason(test.failureMessages ?? []),
      }),
    );
    const toldByTests = status !== 'failed' || own.some(({ outcome }) => outcome === 'failed');
    return toldByTests ? own : [...own, broken(file, 'the file failed outside its tests')];
  });
  const told = success || tests.some(({ outcome }) => outcome === 'failed');
  return told ? tests : [...tests, broken('vitest', 'an error outside the tests')];
}

/** A journey that passes only when repeated has failed: whatever it met, a buyer can meet. */
const ofJourney = (statuses: readonly string[]): Outcome => {
  if (statuses.some((status) => status !== 'expected' && status !== 'skipped')) return 'failed';
  return statuses.includes('expected') ? 'passed' : 'skipped';
};

export function readPlaywright({ config, suites, errors }: PlaywrightReport, root: string): RanTest[] {
  const visit = ({ specs = [], suites: inner = [] }: PlaywrightSuite, groups: string[]): RanTest[] => [
    ...specs.map((spec) => ({
      file: relative(root, path.resolve(config.rootDir, spec.file)),
      titles: [...groups, spec.title],
      outcome: ofJourney(spec.tests.map(({ status }) => status)),
      ...reason(spec.tests.flatMap(({ results = [] }) => results.map(({ error }) => error?.message))),
    })),
    ...inner.flatMap((suite) => visit(suite, [...groups, suite.title])),
  ];
  return [
    ...suites.flatMap((file) => visit(file, [])),
    ...errors.map(({ message = 'an error outside the journeys' }) => broken('playwright', message)),
  ];
}

/** Each invariant counts as one test, and so does what buyers and the run itself saw. */
export function readChaos({ invariants, seenByTheRun }: ChaosReport): RanTest[] {
  const result = (title: string, violations: number): RanTest => ({
    file: 'chaos/chaos.ts',
    titles: [title],
    outcome: violations > 0 ? 'failed' : 'passed',
  });
  return [
    ...invariants.map(({ id, missing, count }) =>
      missing === null
        ? result(id, count)
        : { file: 'chaos/chaos.ts', titles: [`${id}: ${missing}`], outcome: 'skipped' as const },
    ),
    result('what buyers and the run saw', seenByTheRun.violations),
  ];
}
