// npm run bench:desk: what the desk of a large store reads beside that of a small one, measured in one run.
import { changeMany } from './desk/change-many.ts';
import { questions } from './desk/questions.ts';
import { storeMany } from './desk/store-many.ts';
import { makeStore } from './desk/stores.ts';
import { writeResults } from './lib/results.ts';
import { type Timings, timingsOf } from './lib/timings.ts';
import { withBenchShop } from './lib/with-bench-shop.ts';

const large = { products: 10_000, parcels: 50_000 };
const small = { products: 100, parcels: 500 };
/** Of what it costs a small store. */
const MOST_OF_SMALL = 1.5;
/** Milliseconds: below it, what is measured is the clock and the line. */
const LEAST_TOLD = 5;
/** Answers that make plans, and are not counted. */
const WARM = 10;
const times = Math.max(20, Number(process.argv[2] ?? 60));

interface Row {
  name: string;
  large: Timings;
  small: Timings;
  ratio: number;
  missed: boolean;
}

await withBenchShop(async (shop) => {
  console.error(
    `Making a store of ${large.products} products and ${large.parcels} orders, and one of ${small.products} …`,
  );
  const stores = {
    large: await makeStore(shop, 'The large one', large),
    small: await makeStore(shop, 'The small one', small),
  };
  const rows: Row[] = [];
  for (const { name, within, flat, ask } of questions) {
    const each = { large: [] as number[], small: [] as number[] };
    // In turn, so that whatever else the machine does meets both.
    for (let n = -WARM; n < times; n++) {
      for (const size of ['small', 'large'] as const) {
        const since = performance.now();
        await ask(stores[size], n + WARM);
        if (n >= 0) each[size].push(performance.now() - since);
      }
    }
    const [big, little] = [timingsOf(each.large), timingsOf(each.small)];
    const ratio = big.p50 / little.p50;
    const grows = flat && big.p50 > LEAST_TOLD && ratio > MOST_OF_SMALL;
    rows.push({ name, large: big, small: little, ratio, missed: big.p95 > within || grows });
    console.error(`${name}: ${big.p50.toFixed(1)} ms, ${ratio.toFixed(1)} of the small one`);
  }
  console.log(`\nMilliseconds of ${times} answers, one at a time, the two stores in turn\n`);
  const row = (...cells: string[]) =>
    console.log(cells.map((cell, index) => (index ? cell.padStart(12) : cell.padEnd(28))).join(''));
  row('', 'small p50', 'large p50', 'large p95', 'ratio', '');
  for (const { name, ratio, missed, ...measured } of rows) {
    const cells = [measured.small.p50, measured.large.p50, measured.large.p95].map((ms) => ms.toFixed(1));
    row(name, ...cells, ratio.toFixed(2), missed ? 'missed' : '');
  }
  const change = await changeMany(shop, stores.large);
  console.log(`\nA change of ${change.rows} rows, in seconds: ${change.text}${change.missed ? '   missed' : ''}`);
  const stored = await storeMany(shop, stores.large);
  console.log(`\nA file of ${stored.rows} new products, in seconds: ${stored.text}${stored.missed ? '   missed' : ''}`);
  await writeResults('desk', { times, rows, change, stored });
  process.exitCode = change.missed || stored.missed || rows.some(({ missed }) => missed) ? 1 : 0;
});
