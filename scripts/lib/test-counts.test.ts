import { expect, it } from 'vitest';
import { countChaos, countPlaywright, countVitest } from './test-counts.ts';

const passing = {
  numPassedTests: 3,
  numFailedTests: 0,
  testResults: [{ status: 'passed', assertionResults: [1] }],
  success: true,
};

it.each([
  ['all pass', passing, { passed: 3, failed: 0 }],
  ['some fail', { ...passing, numFailedTests: 2, success: false }, { passed: 3, failed: 2 }],
  [
    'a file does not load',
    { ...passing, testResults: [{ status: 'failed', assertionResults: [] }], success: false },
    { passed: 3, failed: 1 },
  ],
  ['an error outside the tests', { ...passing, success: false }, { passed: 3, failed: 1 }],
])('counts a vitest report: %s', (_, report, counts) => {
  expect(countVitest(report)).toEqual(counts);
});

it('counts a Playwright report: what passes when repeated as passed, broken files as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1 };
  expect(countPlaywright({ stats, errors: ['one'] })).toEqual({ passed: 6, failed: 2 });
});

it('counts a chaos report: every invariant that could be checked, and what the run itself saw', () => {
  const invariants = [
    { missing: null, count: 0 },
    { missing: null, count: 7 },
    { missing: 'books', count: 0 },
  ];
  expect(countChaos({ invariants, seenByTheRun: { violations: 0 } })).toEqual({ passed: 2, failed: 1 });
  expect(countChaos({ invariants: [], seenByTheRun: { violations: 3 } })).toEqual({ passed: 0, failed: 1 });
});
