import { describe, expect, it } from 'vitest';
import { readChaos, readPlaywright, readVitest } from './test-reports.ts';
import { tellSum } from './test-sum.ts';

describe('readVitest', () => {
  const test = (title: string, status: string) => ({ ancestorTitles: ['cart'], title, status });
  const file = (status: string, ...assertionResults: ReturnType<typeof test>[]) => ({
    name: '/repository/a/b.test.ts',
    status,
    assertionResults,
  });
  const outcomes = (report: Parameters<typeof readVitest>[0]) =>
    readVitest(report, '/repository').map(({ titles, outcome }) => [titles.join(' > '), outcome]);

  it('tells each test by its file, titles and outcome', () => {
    const testResults = [file('passed', test('adds', 'passed'), test('waits', 'pending'), test('later', 'todo'))];
    expect(readVitest({ testResults, success: true }, '/repository')).toEqual([
      { file: 'a/b.test.ts', titles: ['cart', 'adds'], outcome: 'passed' },
      { file: 'a/b.test.ts', titles: ['cart', 'waits'], outcome: 'skipped' },
      { file: 'a/b.test.ts', titles: ['cart', 'later'], outcome: 'skipped' },
    ]);
  });

  it('tells why a test failed, in plain characters and at most 12 lines', () => {
    const message = ['\u001b[31mexpected 1 to be 2\u001b[39m', ...Array.from({ length: 30 }, (_, n) => `at ${n}`)];
    const failed = { ...test('adds', 'failed'), failureMessages: [message.join('\n')] };
    const [told] = readVitest({ testResults: [file('failed', failed)], success: false }, '/repository');
    expect(told?.why?.split('\n')).toEqual(['expected 1 to be 2', ...Array.from({ length: 11 }, (_, n) => `at ${n}`)]);
  });

  it('takes a file that does not load as failed', () => {
    expect(outcomes({ testResults: [file('failed')], success: false })).toEqual([
      ['the file failed outside its tests', 'failed'],
    ]);
  });

  it('takes a file whose set-up fails, so that its tests are passed over, as failed', () => {
    expect(outcomes({ testResults: [file('failed', test('adds', 'skipped'))], success: false })).toEqual([
      ['cart > adds', 'skipped'],
      ['the file failed outside its tests', 'failed'],
    ]);
  });

  it('takes an error outside the tests as failed, once', () => {
    expect(outcomes({ testResults: [file('passed', test('adds', 'passed'))], success: false })).toEqual([
      ['cart > adds', 'passed'],
      ['an error outside the tests', 'failed'],
    ]);
    expect(outcomes({ testResults: [file('failed', test('adds', 'failed'))], success: false })).toEqual([
      ['cart > adds', 'failed'],
    ]);
  });
});

describe('readPlaywright', () => {
  const spec = (title: string, ...statuses: string[]) => ({
    title,
    file: 'a.spec.ts',
    tests: statuses.map((status) => ({
      status,
      results: status === 'unexpected' ? [{ error: { message: 'no such heading' } }] : [{}],
    })),
  });
  const read = (specs: ReturnType<typeof spec>[], errors: { message?: string }[] = []) => {
    const suites = [{ title: 'a.spec.ts', specs: [], suites: [{ title: 'cart', specs }] }];
    return readPlaywright({ config: { rootDir: '/repository/e2e' }, suites, errors }, '/repository');
  };

  it('tells each journey by its file, titles and outcome', () => {
    expect(read([spec('adds', 'expected')])).toEqual([
      { file: 'e2e/a.spec.ts', titles: ['cart', 'adds'], outcome: 'passed' },
    ]);
  });

  it.each([
    ['flaky', 'failed'],
    ['unexpected', 'failed'],
    ['skipped', 'skipped'],
  ])('takes %s as %s', (status, outcome) => {
    expect(read([spec('adds', status)])[0]?.outcome).toBe(outcome);
  });

  it('tells why a journey failed', () => {
    expect(read([spec('adds', 'unexpected')])[0]?.why).toBe('no such heading');
  });

  it('takes a file that does not load as failed', () => {
    expect(read([], [{ message: 'no such module' }])).toEqual([
      { file: 'playwright', titles: ['no such module'], outcome: 'failed' },
    ]);
  });
});

it('readChaos takes every invariant that could be checked as a test, and what the run itself saw', () => {
  const invariants = [
    { id: 'I01', missing: null, count: 0 },
    { id: 'I02', missing: null, count: 7 },
    { id: 'I03', missing: 'books', count: 0 },
  ];
  const told = readChaos({ invariants, seenByTheRun: { violations: 3 } });
  expect(told.map(({ titles, outcome }) => [...titles, outcome])).toEqual([
    ['I01', 'passed'],
    ['I02', 'failed'],
    ['I03: books', 'skipped'],
    ['what buyers and the run saw', 'failed'],
  ]);
});

describe('tellSum', () => {
  const ran = (title: string, outcome: 'passed' | 'failed' | 'skipped') => ({
    file: 'a.ts',
    titles: ['b', title],
    outcome,
  });

  it('ends with the sum alone in its line', () => {
    expect(tellSum([ran('one', 'passed'), ran('two', 'passed')])).toBe('\n2 passed, 0 failed');
  });

  it('names before it what failed, with why, and what was skipped', () => {
    const failed = { ...ran('two', 'failed'), why: 'expected 1\nto be 2' };
    expect(tellSum([ran('one', 'passed'), failed, ran('three', 'skipped')]).split('\n')).toEqual([
      '',
      'Skipped, and therefore no proof of anything:',
      '  a.ts: b > three',
      '',
      'Failed:',
      '  a.ts: b > two',
      '      expected 1',
      '      to be 2',
      '',
      '1 passed, 1 failed, 1 skipped',
    ]);
  });
});
