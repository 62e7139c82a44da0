// npm run bench:server: what the server answers a second beside what the machine can do at most, measured in one run.
import { buildWeb } from '../scripts/lib/web-build.ts';
import { printMeasured } from './lib/measured.ts';
import { writeResults } from './lib/results.ts';
import { withBenchShop } from './lib/with-bench-shop.ts';
import { hasWrk } from './server/load.ts';
import { measurePages } from './server/pages.ts';
import { measureSpread } from './server/spread.ts';

const rounds = 3;
/** Bytes. */
const mostMemory = 250 * 2 ** 20;
const seconds = Number(process.argv[2] ?? 5);

if (!(await hasWrk())) {
  console.error('wrk is not installed (Debian: apt install wrk).');
  process.exit(1);
}
await buildWeb();
await withBenchShop(async (shop) => {
  const memory = { started: await shop.memory(), hot: 0, spread: 0 };
  const hot = await measurePages(shop, { rounds, seconds });
  memory.hot = await shop.memory();
  const spread = await measureSpread(shop, { rounds, seconds });
  memory.spread = await shop.memory();
  console.log(`\nAnswers a second, medians of ${rounds} rounds of ${seconds} s, the two of a row in turn`);
  console.log('\nHot: everybody asks for one address. Limit: plain node:http with the same bytes\n');
  let missed = printMeasured(hot);
  console.log(
    '\nSpread: limit: a prepared SELECT by key through pg (product), the same SQL through pg (listing, search)\n',
  );
  missed += printMeasured(spread);
  const inMiB = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MiB`;
  console.log(
    `\nMemory of the server: ${inMiB(memory.started)} at the start, ${inMiB(memory.hot)} after the hot rows, ` +
      `${inMiB(memory.spread)} after all; promised: at most ${inMiB(mostMemory)}`,
  );
  if (memory.spread > mostMemory) missed += 1;
  await writeResults('server', { seconds, rounds, hot, spread, memory });
  process.exitCode = missed ? 1 : 0;
});
