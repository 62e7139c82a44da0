import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './ensure-browser.ts';
import { programs, root, run } from './run.ts';
import { type RanTest, readPlaywright, readVitest } from './test-reports.ts';
import { tellSum } from './test-sum.ts';

interface Result {
  code: number;
  tests?: RanTest[];
}

/** A run in steps, one after the other, that ends with what failed and was skipped, by name, and `N passed, N failed`. */
export async function beginTestRun(file: string) {
  const reports = await mkdtemp(path.join(tmpdir(), 'oja-reports-'));
  const ran: RanTest[] = [];

  return {
    /** A folder for what the tools tell. */
    reports,
    ran,

    /** Runs a step and adds its tests. A step that fails without a failed test is one itself: the sum must not look clean. */
    async step(name: string, work: () => Promise<Result>): Promise<void> {
      console.log(`\n── ${name}`);
      const since = performance.now();
      const { code, tests = [] } = await work().catch((error: Error): Result => {
        console.error(error.message);
        return { code: 1 };
      });
      const failed = code !== 0 || tests.some(({ outcome }) => outcome === 'failed');
      const untold = failed && !tests.some(({ outcome }) => outcome === 'failed');
      ran.push(...tests, { file, titles: [name], outcome: untold ? 'failed' : 'passed' });
      const seconds = ((performance.now() - since) / 1000).toFixed(1);
      console.log(`── ${name}: ${failed ? 'FAILED' : 'done'} in ${seconds} s`);
    },

    async vitest(projects: readonly string[], ...which: string[]): Promise<Result> {
      const report = path.join(reports, `${projects.join('-')}.json`);
      const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
      const named = projects.flatMap((project) => ['--project', project]);
      const code = await run(process.execPath, [programs.vitest, 'run', ...named, ...reporters, ...which]);
      return { code, tests: readVitest(JSON.parse(await readFile(report, 'utf8')), root) };
    },

    async journeys(...which: string[]): Promise<Result> {
      const problem = await ensureBrowser();
      if (problem) throw new Error(problem);
      const report = path.join(reports, 'e2e.json');
      const code = await run(process.execPath, [programs.playwright, 'test', ...which], { E2E_REPORT: report });
      return { code, tests: readPlaywright(JSON.parse(await readFile(report, 'utf8')), root) };
    },

    async end(): Promise<void> {
      await rm(reports, { recursive: true });
      process.exitCode = ran.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
      console.log(tellSum(ran));
    },
  };
}

/** One of our scripts, as a step. */
export async function script(name: string, ...args: string[]): Promise<Result> {
  return { code: await run(process.execPath, [path.join(root, 'scripts', name), ...args]) };
}
