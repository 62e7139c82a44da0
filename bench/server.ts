// npm run bench:server: what the server answers a second beside what the machine can do at most, measured in one run.
import { buildWeb } from '../scripts/lib/web-build.ts';
import { makeBuyers } from './server/buyers.ts';
import { hasWrk, median } from './server/load.ts';
import { findPgbench, numberRows, transactionsPerSecond } from './server/order-transaction.ts';
import { ordersPerSecond } from './server/orders.ts';
import { type Measured, measurePages } from './server/pages.ts';
import { type BenchShop, startBenchShop } from './server/shop.ts';

const tell = (line: string) => console.error(line);
const rounds = 3;
const seconds = Number(process.argv[2] ?? 5);
/** Orders grow the tables they are written to, so that part is bounded more tightly. */
const orderSeconds = Math.min(seconds, 10);
const promisedOrders = 0.25;

async function measureOrders(shop: BenchShop): Promise<Measured[]> {
  const pgbench = await findPgbench();
  if (!pgbench) {
    tell('pgbench is not installed (Debian: postgresql-contrib): orders are not measured.');
    return [];
  }
  const buyers = await makeBuyers(shop);
  await numberRows(shop, buyers);
  await transactionsPerSecond(pgbench, shop, 1);
  await ordersPerSecond(shop, buyers, 2);
  const pairs: [number, number][] = [];
  for (let round = 0; round < rounds; round++) {
    pairs.push([
      await transactionsPerSecond(pgbench, shop, orderSeconds),
      await ordersPerSecond(shop, buyers, orderSeconds),
    ]);
  }
  return [
    {
      name: 'orders by store credit',
      limit: median(pairs.map(([limit]) => limit)),
      shop: median(pairs.map(([, rate]) => rate)),
      ratio: median(pairs.map(([limit, rate]) => rate / limit)),
      promised: promisedOrders,
    },
  ];
}

function print(measured: readonly Measured[]): void {
  const row = (...cells: string[]) =>
    console.log(cells.map((cell, index) => (index ? cell.padStart(12) : cell.padEnd(28))).join(''));
  console.log(`\nA second, medians of ${rounds} rounds of ${seconds} s, the two of a row in turn\n`);
  row('', 'limit', 'Ọjà', 'ratio', 'promised');
  for (const { name, limit, shop, ratio, promised } of measured) {
    row(
      name,
      limit.toFixed(0),
      shop.toFixed(0),
      ratio.toFixed(2),
      promised === undefined ? '' : `≥ ${promised.toFixed(2)}`,
    );
  }
  console.log('\nlimit: plain node:http with the same bytes; for orders, the same transaction in SQL by pgbench.');
}

if (!(await hasWrk())) {
  tell('wrk is not installed (Debian: apt install wrk).');
  process.exit(1);
}
await buildWeb();
const shop = await startBenchShop(tell);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await shop.stop();
    process.exit(1);
  });
}
try {
  const measured = [...(await measurePages(shop, { rounds, seconds })), ...(await measureOrders(shop))];
  print(measured);
  const missed = measured.filter(({ ratio, promised = 0 }) => ratio < promised);
  process.exitCode = missed.length ? 1 : 0;
  console.log(missed.length ? `\nMissed: ${missed.map(({ name }) => name).join(', ')}` : '\nAll as promised.');
} finally {
  await shop.stop();
}
