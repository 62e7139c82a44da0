import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { type RanTest, readVitest } from '../lib/test-reports.ts';

export interface Run {
  /** What failed, a test each; none when all passed. */
  failed: RanTest[];
  ran: number;
  /** The tests did not end in time: a server that hangs, a loop that does not end. */
  timedOut: boolean;
}

/** Runs some test files of a copy until one fails or the time is over. */
export async function runTests(copy: string, files: readonly string[], seconds: number): Promise<Run> {
  const report = path.join(copy, 'mutants-report.json');
  await rm(report, { force: true });
  const vitest = path.join(copy, 'node_modules/vitest/vitest.mjs');
  const reporting = ['--reporter=json', `--outputFile.json=${report}`, '--bail=1'];
  const child = spawn(process.execPath, [vitest, 'run', ...reporting, ...files], {
    cwd: copy,
    stdio: 'ignore',
    // A group of its own, so that the databases and servers of the tests end with it.
    detached: true,
  });
  let timedOut = false;
  const clock = setTimeout(() => {
    timedOut = true;
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
  }, seconds * 1000);
  await new Promise((resolve) => child.on('close', resolve));
  clearTimeout(clock);
  const told = await readFile(report, 'utf8').catch(() => undefined);
  const tests = told === undefined ? [] : readVitest(JSON.parse(told), copy);
  const failed = tests.filter(({ outcome }) => outcome === 'failed');
  return { failed, ran: tests.filter(({ outcome }) => outcome !== 'skipped').length, timedOut };
}
