// npm run requirements [-- --missing | --texts | --ran FILE]: which tests name which line of docs/requirements.md,
// docs/desk-requirements.md and docs/faults.md, and which prove which text of docs/texts.tsv. Given what ran, as npm test writes it, only a test that
// ran and passed counts. Fails on a line without a test, and on a
// title that names too much.
import { readFile } from 'node:fs/promises';
import type { RanTest } from './lib/test-reports.ts';
import { findTexts } from './requirements/find-texts.ts';
import { type Coverage, matchTests, unproven } from './requirements/match-tests.ts';
import { overlong } from './requirements/overlong.ts';
import { proofOf } from './requirements/prove-titles.ts';
import { readFaults } from './requirements/read-faults.ts';
import { readDocument, readProduct, readRequirementDocuments, readTests } from './requirements/read-files.ts';
import { readRequirements, readSettled } from './requirements/read-requirements.ts';
import { readTexts } from './requirements/read-texts.ts';

const asked = (flag: string) => process.argv.includes(flag);
const ranFile = asked('--ran') ? process.argv[process.argv.indexOf('--ran') + 1] : undefined;
const ran = ranFile === undefined ? undefined : (JSON.parse(await readFile(ranFile, 'utf8')) as RanTest[]);

const documents = await readRequirementDocuments();
const tests = await readTests();
const titles = tests.flatMap((test) => test.titles).map((title) => ({ ...title, proof: proofOf(title, ran) }));
const requirements = matchTests(documents.flatMap(readRequirements), titles, documents.flatMap(readSettled));
const faults = matchTests(
  readFaults(await readDocument('faults.md')),
  titles.map((title) => ({ ...title, ids: title.faults })),
);

function printLines(coverage: Coverage): void {
  for (const { requirement, tests } of asked('--missing') ? unproven(coverage) : coverage.lines) {
    console.log(`${requirement.id}  ${requirement.text}`);
    for (const { test, proof } of tests) console.log(`    ${proof}: ${test}`);
  }
}

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
  const missing = unproven(coverage).length;
  for (const { id, test } of unknown) console.error(`${id} is none of the ${kind}, but is named by ${test}`);
  const how = ran ? 'are proven by a test that ran and passed' : 'are named by a test; only npm test proves them';
  console.log(`${lines.length - missing} of ${lines.length} ${kind} ${how}.`);
  if (unknown.length > 0 || missing > 0) process.exitCode = 1;
}
for (const { file, title } of overlong(titles)) {
  console.error(`more than three ids in one title: ${file}: ${title}`);
  process.exitCode = 1;
}
