// npm test, once the dependencies are there: every check and every test, one after the other. Ends with what failed and
// was skipped, by name, and `N passed, N failed`.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root, run } from './lib/run.ts';
import { readChaos } from './lib/test-reports.ts';
import { beginTestRun, script } from './lib/test-run.ts';

const { step, vitest, journeys, end, reports, ran } = await beginTestRun('scripts/verify.ts');

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
await step('unit tests', () => vitest(['unit']));
await step('web build', () => script('build-web.ts'));
await step('integration and system tests', () => vitest(['integration', 'system']));
await step('journeys in a browser', () => journeys());
await step('chaos of servers, database and provider: C2, C3', chaos);
await step('requirements', requirements);
await end();
