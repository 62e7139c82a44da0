// npm run requirements [-- --missing | --texts]: which tests name which line of docs/requirements.md, and which prove which
// text of docs/texts.tsv. Fails on a line that no test names.
import { findTexts } from './requirements/find-texts.ts';
import { matchTests } from './requirements/match-tests.ts';
import { readDocument, readProduct, readTests } from './requirements/read-files.ts';
import { readRequirements, readSettled } from './requirements/read-requirements.ts';
import { readTexts } from './requirements/read-texts.ts';

const asked = (flag: string) => process.argv.includes(flag);

const document = await readDocument('requirements.md');
const tests = await readTests();
const titles = tests.flatMap(({ titles }) => titles);
const { lines, unknown } = matchTests(readRequirements(document), titles, readSettled(document));
const missing = lines.filter(({ tests }) => tests.length === 0);

function printLines(): void {
  for (const { requirement, tests } of asked('--missing') ? missing : lines) {
    console.log(`${requirement.id}  ${requirement.text}`);
    for (const test of tests) console.log(`    ${test}`);
  }
}

async function printTexts(): Promise<void> {
  const found = findTexts(readTexts(await readDocument('texts.tsv')), await readProduct(), tests);
  for (const { text, sources, tests } of found) {
    console.log(`${text.text}  (${text.ids.join(', ')}; ${text.where})`);
    for (const place of [...sources, ...tests]) console.log(`    ${place ?? 'nowhere in the product'}`);
  }
}

if (asked('--texts')) await printTexts();
else printLines();
for (const { id, test } of unknown) console.error(`${id} is no requirement, but is named by ${test}`);
console.log(`${lines.length - missing.length} of ${lines.length} requirements are named by a test.`);
if (unknown.length > 0 || missing.length > 0) process.exitCode = 1;
