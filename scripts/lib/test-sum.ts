import type { Outcome, RanTest } from './test-reports.ts';

const of = (tests: readonly RanTest[], wanted: Outcome) => tests.filter(({ outcome }) => outcome === wanted);

const named = (heading: string, tests: readonly RanTest[]): string[] =>
  tests.length === 0 ? [] : ['', heading, ...tests.flatMap(lines)];

const lines = ({ file, titles, why }: RanTest): string[] => [
  `  ${file}: ${titles.join(' > ')}`,
  ...(why ? why.split('\n').map((line) => `      ${line}`) : []),
];

/** The end of a run: what failed, with why, and what was passed over, by name, then the sum in the last line. */
export function tellSum(tests: readonly RanTest[]): string {
  const [passed, failed, skipped] = [of(tests, 'passed'), of(tests, 'failed'), of(tests, 'skipped')];
  const also = skipped.length > 0 ? `, ${skipped.length} skipped` : '';
  return [
    ...named('Skipped, and therefore no proof of anything:', skipped),
    ...named('Failed:', failed),
    '',
    `${passed.length} passed, ${failed.length} failed${also}`,
  ].join('\n');
}
