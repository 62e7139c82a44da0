import { expect, it } from 'vitest';
import { countPlaywright, countVitest } from './test-counts.ts';

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
