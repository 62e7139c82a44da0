// npm test, once the dependencies are there: every check and every test, one after the other. Ends with what failed and
// was skipped, by name, and `N passed, N failed`.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './lib/ensure-browser.ts';
import { programs, root, run } from './lib/run.ts';
import { type RanTest, readChaos, readPlaywright, readVitest } from './lib/test-reports.ts';
import { tellSum } from './lib/test-sum.ts';

interface Result {
  code: number;
  tests?: RanTest[];
}

const reports = await mkdtemp(path.join(tmpdir(), 'oja-reports-'));
const ran: RanTest[] = [];

/** Runs a step and adds its tests. A step that fails without a failed test is one itself: the sum must not look clean. */
async function step(name: string, work: () => Promise<Result>): Promise<void> {
  console.log(`\n── ${name}`);
  const since = performance.now();
  const { code, tests = [] } = await work().catch((error: Error): Result => {
    console.error(error.message);
    return { code: 1 };
  });
  const failed = code !== 0 || tests.some(({ outcome }) => outcome === 'failed');
  const untold = failed && !tests.some(({ outcome }) => outcome === 'failed');
  ran.push(...tests, { file: 'scripts/verify.ts', titles: [name], outcome: untold ? 'failed' : 'passed' });
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  console.log(`── ${name}: ${failed ? 'FAILED' : 'done'} in ${seconds} s`);
}

async function script(name: string, ...args: string[]) {
  return { code: await run(process.execPath, [path.join(root, 'scripts', name), ...args]) };
}

async function vitest(project: string) {
  const report = path.join(reports, `${project}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const code = await run(process.execPath, [programs.vitest, 'run', '--project', project, ...reporters]);
  return { code, tests: readVitest(JSON.parse(await readFile(report, 'utf8')), root) };
}

async function journeys() {
  const problem = await ensureBrowser();
  if (problem) throw new Error(problem);
  const report = path.join(reports, 'e2e.json');
  const code = await run(process.execPath, [programs.playwright, 'test'], { E2E_REPORT: report });
  return { code, tests: readPlaywright(JSON.parse(await readFile(report, 'utf8')), root) };
}

async function chaos() {
  const report = path.join(reports, 'chaos.json');
  const code = await run(process.execPath, [path.join(root, 'chaos/chaos.ts'), '--json', report]);
  return { code, tests: readChaos(JSON.parse(await readFile(report, 'utf8'))) };
}

async function requirements() {
  const file = path.join(reports, 'ran.json');
  await writeFile(file, JSON.stringify(ran));
  return script('requirements.ts', '--missing', '--ran', file);
}

await step('check', () => script('check.ts'));
await step('unit tests', () => vitest('unit'));
await step('web build', () => script('build-web.ts'));
await step('integration tests', () => vitest('integration'));
await step('system tests', () => vitest('system'));
await step('journeys in a browser', journeys);
await step('chaos of servers, database and provider: C2, C3', chaos);
await step('requirements', requirements);

await rm(reports, { recursive: true });
process.exitCode = ran.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
console.log(tellSum(ran));
