// npm test, once the dependencies are there: every check and every test, one after the other. Ends with `N passed, N failed`.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './lib/ensure-browser.ts';
import { programs, root, run } from './lib/run.ts';
import { type Counts, countChaos, countPlaywright, countVitest } from './lib/test-counts.ts';

interface Outcome {
  code: number;
  counts?: Counts;
}

const reports = await mkdtemp(path.join(tmpdir(), 'oja-reports-'));
const total: Counts = { passed: 0, failed: 0 };

/** Runs a step and adds its tests. A step that fails without a failed test counts as one: the sum must not look clean. */
async function step(name: string, work: () => Promise<Outcome>): Promise<void> {
  console.log(`\n── ${name}`);
  const since = performance.now();
  const { code, counts = { passed: 0, failed: 0 } } = await work().catch((error: Error): Outcome => {
    console.error(error.message);
    return { code: 1 };
  });
  total.passed += counts.passed;
  total.failed += code !== 0 && counts.failed === 0 ? 1 : counts.failed;
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  console.log(`── ${name}: ${code === 0 ? 'done' : 'FAILED'} in ${seconds} s`);
}

async function script(name: string, ...args: string[]) {
  return { code: await run(process.execPath, [path.join(root, 'scripts', name), ...args]) };
}

async function vitest(project: string) {
  const report = path.join(reports, `${project}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const code = await run(process.execPath, [programs.vitest, 'run', '--project', project, ...reporters]);
  return { code, counts: countVitest(JSON.parse(await readFile(report, 'utf8'))) };
}

async function journeys() {
  const problem = await ensureBrowser();
  if (problem) throw new Error(problem);
  const report = path.join(reports, 'e2e.json');
  const code = await run(process.execPath, [programs.playwright, 'test'], { E2E_REPORT: report });
  return { code, counts: countPlaywright(JSON.parse(await readFile(report, 'utf8'))) };
}

async function chaos() {
  const report = path.join(reports, 'chaos.json');
  const code = await run(process.execPath, [path.join(root, 'chaos/chaos.ts'), '--json', report]);
  return { code, counts: countChaos(JSON.parse(await readFile(report, 'utf8'))) };
}

await step('check', () => script('check.ts'));
await step('unit tests', () => vitest('unit'));
await step('web build', () => script('build-web.ts'));
await step('integration tests', () => vitest('integration'));
await step('journeys in a browser', journeys);
await step('chaos of servers, database and provider: C2, C3', chaos);
await step('requirements', () => script('requirements.ts', '--missing'));

await rm(reports, { recursive: true });
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
