// npm run test:changed [-- COMMIT]: what a change since a commit, or since this branch left main, can break and nothing
// else. What starts and kills whole servers, and every screen at every width, are left to npm test.
import { branchedAt, changedFiles } from './changed/changed-files.ts';
import { concernedBy } from './changed/concerned.ts';
import { beginTestRun, script } from './lib/test-run.ts';
import { readSources, usesOf } from './lib/uses.ts';

const since = process.argv[2] ?? (await branchedAt());
const changed = await changedFiles(since);
if (changed.length === 0) {
  console.log(`Nothing has changed since ${since}.`);
  process.exit();
}
const sources = await readSources();
const { byHttp, journeys } = concernedBy(changed, sources, usesOf(sources));
console.log(
  `${changed.length} files changed: ${byHttp.length} test files by HTTP, journeys of ${journeys.join(', ') || 'none'}`,
);

/** A test may read any other file, and no import tells which. */
const unit = changed.every((file) => sources.has(file)) ? ['--changed', since, '--passWithNoTests'] : [];

const run = await beginTestRun('scripts/test-changed.ts');
await run.step('check', () => script('check.ts'));
await run.step('unit tests', () => run.vitest(['unit'], ...unit));
if (byHttp.length > 0) await run.step('tests by HTTP', () => run.vitest(['integration', 'system'], ...byHttp));
if (journeys.length > 0) {
  await run.step('web build', () => script('build-web.ts'));
  await run.step('journeys in a browser', () => run.journeys('--grep', journeys.join('|')));
}
await run.step('requirements', () => script('requirements.ts', '--missing'));
await run.end();
