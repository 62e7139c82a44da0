import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { capture, programs } from '../lib/run.ts';
import type { RanTest } from '../lib/test-reports.ts';
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

interface Trial {
  copy: string;
  /** Those that are nearest to a file, then others that come to it: run only if the ones before see nothing. */
  testsOf: (file: string) => readonly (readonly string[])[];
  /** For the nearest; the others have longer as they are more. */
  seconds: number;
  /** Test files that have passed here: what fails in one of them has seen the break. */
  sound: Set<string>;
}

/** Plants a break in the copy, runs the tests that it concerns, and takes it out again. */
export async function judge(mutant: Mutant, trial: Trial): Promise<Judged> {
  const since = performance.now();
  const verdict = await decide(mutant, trial);
  return { ...mutant, ...verdict, seconds: Math.round((performance.now() - since) / 1000) };
}

type Decided = Pick<Judged, 'verdict' | 'by' | 'byId'>;

async function decide(mutant: Mutant, trial: Trial): Promise<Decided> {
  const stages = trial.testsOf(mutant.file).filter((files) => files.length > 0);
  for (const files of stages) {
    const longer = files.length / (stages[0]?.length ?? 1);
    const decided = await runBroken(mutant, files, { ...trial, seconds: trial.seconds * Math.max(1, longer) });
    if (decided.verdict !== 'survived') return decided;
  }
  const refused = await refusedByTypes(mutant, trial.copy);
  if (refused !== null) return { verdict: 'killed', by: `types: ${refused}`, byId: false };
  return { verdict: 'survived', by: `${stages.flat().length} test files`, byId: false };
}

/** Tests run without types; the checks that stand before them would not let such a break pass. What they say of it. */
async function refusedByTypes(mutant: Mutant, copy: string): Promise<string | null> {
  const project = mutant.file.startsWith('apps/web/') ? 'apps/web/tsconfig.json' : 'tsconfig.json';
  const { code, output } = await whileBroken(mutant, copy, () =>
    capture(process.execPath, [programs.tsc, '-p', project], { cwd: copy }),
  );
  return code === 0 ? null : (output.split('\n')[0] ?? '');
}

async function whileBroken<Result>(mutant: Mutant, copy: string, work: () => Promise<Result>): Promise<Result> {
  const place = path.join(copy, mutant.file);
  const source = await readFile(place, 'utf8');
  await writeFile(place, plant(source, mutant));
  return work().finally(() => writeFile(place, source));
}

async function runBroken(mutant: Mutant, files: readonly string[], trial: Trial): Promise<Decided> {
  const { copy, seconds, sound } = trial;
  const run = await whileBroken(mutant, copy, () => runTests(copy, files, seconds));
  const [seen] = run.failed;
  if (!seen && !run.timedOut && run.ran > 0) {
    for (const file of files) sound.add(file);
    return { verdict: 'survived', by: '', byId: false };
  }
  if (seen && sound.has(seen.file)) return killedBy(seen);
  const decided = judgeSeen(seen, await runTests(copy, seen ? [seen.file] : files, seconds));
  if (seen && decided.verdict === 'killed') sound.add(seen.file);
  return decided;
}

/** A test that fails, or tests that do not end, have seen a break only if they pass without it. */
export function judgeSeen(seen: RanTest | undefined, { failed: [first], ran, timedOut }: Run): Decided {
  const undecided = (why: string): Decided => ({ verdict: 'undecided', by: `without the break: ${why}`, byId: false });
  if (first) return undecided(`${first.file}: ${first.titles.join(' > ')}`);
  if (timedOut) return undecided('the tests do not pass in time either');
  if (ran === 0) return undecided('no test ran');
  return seen ? killedBy(seen) : { verdict: 'killed', by: 'the tests did not end', byId: false };
}

function killedBy({ file, titles }: RanTest): Decided {
  const title = titles.join(' > ');
  return { verdict: 'killed', by: `${file}: ${title}`, byId: namesId(title) };
}
