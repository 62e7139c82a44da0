import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { namesId } from '../requirements/read-titles.ts';
import { type Mutant, plant } from './operators.ts';
import { type Run, runTests } from './run-tests.ts';

export type Verdict = 'killed' | 'survived' | 'undecided';

export interface Judged extends Mutant {
  verdict: Verdict;
  /** Killed by a test whose title names a requirement or a fault. */
  byId: boolean;
  /** The test that saw it, `file: title`; or why nothing is known. */
  by: string;
  seconds: number;
}

interface Means {
  copy: string;
  testsOf: (file: string) => readonly string[];
  /** Of tests without any break: red ones would kill everything. */
  baseline: Map<string, Promise<Run>>;
  seconds: number;
}

/** Plants a break in the copy, runs the tests that it concerns, and takes it out again. */
export async function judge(mutant: Mutant, means: Means): Promise<Judged> {
  const since = performance.now();
  const verdict = await decide(mutant, means);
  return { ...mutant, ...verdict, seconds: Math.round((performance.now() - since) / 1000) };
}

type Decided = Pick<Judged, 'verdict' | 'by' | 'byId'>;

async function decide(mutant: Mutant, means: Means): Promise<Decided> {
  const files = means.testsOf(mutant.file);
  if (files.length === 0) return { verdict: 'survived', by: 'no test concerns this file', byId: false };
  const broken = await brokenBefore(files, means);
  if (broken) return { verdict: 'undecided', by: `without the break: ${broken}`, byId: false };
  const place = path.join(means.copy, mutant.file);
  const source = await readFile(place, 'utf8');
  await writeFile(place, plant(source, mutant));
  try {
    const { failed, timedOut } = await runTests(means.copy, files, means.seconds);
    const [first] = failed;
    if (first) {
      const title = first.titles.join(' > ');
      return { verdict: 'killed', by: `${first.file}: ${title}`, byId: namesId(title) };
    }
    if (!timedOut) return { verdict: 'survived', by: '', byId: false };
  } finally {
    await writeFile(place, source);
  }
  return judgeTimeout(await runTests(means.copy, files, means.seconds));
}

/** Tests that did not end have seen a break only if they end without it just now: the machine may be busy. */
export function judgeTimeout({ timedOut, failed }: Pick<Run, 'timedOut' | 'failed'>): Decided {
  const isSlowToo = timedOut || failed.length > 0;
  return isSlowToo
    ? { verdict: 'undecided', by: 'the tests do not pass in time without the break either', byId: false }
    : { verdict: 'killed', by: 'the tests did not end', byId: false };
}

async function brokenBefore(files: readonly string[], means: Means): Promise<string | undefined> {
  const key = files.join('\n');
  const known = means.baseline.get(key) ?? runTests(means.copy, files, means.seconds);
  means.baseline.set(key, known);
  const { failed, ran, timedOut } = await known;
  if (timedOut) return `the tests do not end within ${means.seconds} s`;
  if (ran === 0) return 'no test ran';
  const [first] = failed;
  return first && `${first.file}: ${first.titles.join(' > ')}`;
}
