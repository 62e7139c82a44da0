// npm run requirements [-- --missing | --texts]: which tests name which line of docs/requirements.md and docs/faults.md, and
// which prove which text of docs/texts.tsv. Fails on a line that no test names.
import { findTexts } from './requirements/find-texts.ts';
import { type Coverage, matchTests } from './requirements/match-tests.ts';
import { readFaults } from './requirements/read-faults.ts';
import { readDocument, readProduct, readTests } from './requirements/read-files.ts';
import { readRequirements, readSettled } from './requirements/read-requirements.ts';
import { readTexts } from './requirements/read-texts.ts';

const asked = (flag: string) => process.argv.includes(flag);

const document = await readDocument('requirements.md');
const tests = await readTests();
const requirements = matchTests(
  readRequirements(document),
  tests.flatMap(({ titles }) => titles),
  readSettled(document),
);
const faults = matchTests(
  readFaults(await readDocument('faults.md')),
  tests.flatMap(({ faults }) => faults),
);

function printLines({ lines }: Coverage): void {
  for (const { requirement, tests } of asked('--missing') ? missingOf({ lines }) : lines) {
    console.log(`${requirement.id}  ${requirement.text}`);
    for (const test of tests) console.log(`    ${test}`);
  }
}

const missingOf = ({ lines }: Pick<Coverage, 'lines'>) => lines.filter(({ tests }) => tests.length === 0);

async function printTexts(): Promise<void> {
  const found = findTexts(readTexts(await readDocument('texts.tsv')), await readProduct(), tests);
  for (const { text, sources, tests } of found) {
    console.log(`${text.text}  (${text.ids.join(', ')}; ${text.where})`);
    for (const place of [...sources, ...tests]) console.log(`    ${place ?? 'nowhere in the product'}`);
  }
}

const kinds: [string, Coverage][] = [
  ['requirements', requirements],
  ['faults', faults],
];
if (asked('--texts')) await printTexts();
else for (const [, coverage] of kinds) printLines(coverage);
for (const [kind, coverage] of kinds) {
  const { lines, unknown } = coverage;
  const missing = missingOf(coverage).length;
  for (const { id, test } of unknown) console.error(`${id} is none of the ${kind}, but is named by ${test}`);
  console.log(`${lines.length - missing} of ${lines.length} ${kind} are named by a test.`);
  if (unknown.length > 0 || missing > 0) process.exitCode = 1;
}
