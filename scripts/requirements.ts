// npm run requirements [-- --missing | --count]: which tests name which line of docs/requirements.md.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './lib/run.ts';
import { sourceFiles } from './lib/source-files.ts';
import { matchTests } from './requirements/match-tests.ts';
import { readRequirements, readSettled } from './requirements/read-requirements.ts';
import { readTitles } from './requirements/read-titles.ts';

const onlyMissing = process.argv.includes('--missing');
const onlyCount = process.argv.includes('--count');

const document = await readFile(path.join(root, 'docs/requirements.md'), 'utf8');
const requirements = readRequirements(document);
const files = await sourceFiles(['.test.ts', '.test.tsx', '.spec.ts']);
const titles = await Promise.all(
  files.map(async (file) =>
    readTitles(await readFile(path.join(root, file), 'utf8')).map((title) => ({ ...title, file })),
  ),
);
const { lines, unknown } = matchTests(requirements, titles.flat(), readSettled(document));
const missing = lines.filter(({ tests }) => tests.length === 0);

if (!onlyCount) {
  for (const { requirement, tests } of onlyMissing ? missing : lines) {
    console.log(`${requirement.id}  ${requirement.text}`);
    for (const test of tests) console.log(`    ${test}`);
  }
}
for (const { id, test } of unknown) console.error(`${id} is no requirement, but is named by ${test}`);
console.log(`${lines.length - missing.length} of ${lines.length} requirements are named by a test.`);
if (unknown.length > 0) process.exitCode = 1;
