export interface Counts {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** A file that does not even load has no tests, but has failed. */
  testResults: { status: string; assertionResults: unknown[] }[];
  success: boolean;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

export function countVitest(report: VitestReport): Counts {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = report.numFailedTests + unloaded.length;
  // An error outside any test fails the run and no test.
  return { passed: report.numPassedTests, failed: failed === 0 && !report.success ? 1 : failed };
}

/** A journey that passes only when repeated counts as passed; Playwright's report names it as flaky, for somebody to look at. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

interface ChaosReport {
  /** Those that could be checked, and how often each is broken. */
  invariants: { missing: string | null; count: number }[];
  seenByTheRun: { violations: number };
}

/** Each invariant counts as one test, and so does what buyers and the run itself saw. */
export function countChaos({ invariants, seenByTheRun }: ChaosReport): Counts {
  const checked = invariants.filter(({ missing }) => missing === null);
  const results = [...checked.map(({ count }) => count), seenByTheRun.violations];
  const failed = results.filter((count) => count > 0).length;
  return { passed: results.length - failed, failed };
}
