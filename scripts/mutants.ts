// npm run mutants -- --lot SEED [--count N] [--room money|domain|all] [--under PATH[:LINE]] [--files N] [--most N]
// [--seconds S] [--json FILE] [--list]: draws breaks of the code by lot, plants each in a copy of the repository and runs the tests that it concerns:
// N files, the nearest, and only if these see nothing the others, so many at most. Tells which test saw it; a break that
// none saw is a test that is missing. Fails below 95 %.
import { rm, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readSources, usesOf } from './lib/uses.ts';
import { concernedTests } from './mutants/concerned-tests.ts';
import { type Judged, judge } from './mutants/judge.ts';
import { draw } from './mutants/lot.ts';
import { type Mutant, mutantsOf } from './mutants/operators.ts';
import { isInRoom, rooms } from './mutants/rooms.ts';
import { makeScratchCopy } from './mutants/scratch-copy.ts';

const { values: asked } = parseArgs({
  options: {
    lot: { type: 'string' },
    count: { type: 'string', default: '10' },
    room: { type: 'string', default: 'all' },
    under: { type: 'string', default: '' },
    files: { type: 'string', default: '4' },
    most: { type: 'string', default: '48' },
    seconds: { type: 'string', default: '240' },
    json: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
});
const leastKilled = 0.95;

if (asked.lot === undefined || !(asked.room in rooms)) {
  throw new Error(`Say --lot SEED, and --room as one of ${Object.keys(rooms).join(', ')}.`);
}

const sources = await readSources();
const uses = usesOf(sources);
const nearest = Number(asked.files);

/** The nearest, four times as many, and the rest up to the most. */
function testsOf(file: string): string[][] {
  const concerned = concernedTests(file, sources, uses).slice(0, Number(asked.most));
  return [concerned.slice(0, nearest), concerned.slice(nearest, 5 * nearest), concerned.slice(5 * nearest)];
}

const place = ({ file, line, operator }: Mutant) => `${file}:${line}  ${operator}`;

const all = [...sources]
  .filter(([file]) => isInRoom(file, asked.room))
  .flatMap(([file, source]) => mutantsOf(file, source))
  .filter(({ file, line }) => file.startsWith(asked.under) || `${file}:${line}` === asked.under);
const drawn = draw(all, asked.lot, Number(asked.count), { spread: asked.under === '' });
console.log(`${drawn.length} of ${all.length} breaks, lot ${asked.lot}, room ${asked.room}`);
if (asked.list) {
  for (const mutant of drawn) console.log(`${place(mutant)}\n    ${mutant.original} → ${mutant.replacement}`);
} else await judgeAll();

async function judgeAll(): Promise<void> {
  const copy = await makeScratchCopy();
  const judged: Judged[] = [];
  try {
    const means = { copy, testsOf, seconds: Number(asked.seconds), sound: new Set<string>() };
    for (const mutant of drawn) {
      const result = await judge(mutant, means);
      judged.push(result);
      console.log(`${result.verdict}  ${place(mutant)} (${result.seconds} s)\n    ${result.by}`);
      if (result.verdict !== 'killed') console.log(`    ${mutant.original} → ${mutant.replacement}`);
    }
  } finally {
    await rm(copy, { recursive: true });
  }
  const byId = judged.filter((one) => one.byId).length;
  const count = (verdict: Judged['verdict']) => judged.filter((one) => one.verdict === verdict).length;
  const decided = judged.length - count('undecided');
  const rate = decided === 0 ? 0 : count('killed') / decided;
  if (asked.json)
    await writeFile(asked.json, JSON.stringify({ lot: asked.lot, room: asked.room, rate, judged }, null, 2));
  const percent = (rate * 100).toFixed(1);
  console.log(
    `\n${count('killed')} killed (${byId} by a test whose title names a requirement or a fault), ${count('survived')} survived, ${count('undecided')} undecided: ${percent} %`,
  );
  if (rate < leastKilled) process.exitCode = 1;
}
