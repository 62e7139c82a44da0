// npm run bench:checkout: orders a second beside the same transaction written in SQL, measured in one run.
import { buildWeb } from '../scripts/lib/web-build.ts';
import { BUYERS, makeBuyers } from './checkout/buyers.ts';
import { findPgbench, numberRows, transactionsPerSecond } from './checkout/order-transaction.ts';
import { ordersPerSecond } from './checkout/orders.ts';
import { measureInTurn, printMeasured } from './lib/measured.ts';
import { withBenchShop } from './lib/with-bench-shop.ts';

const rounds = 3;
/** Orders grow the tables they are written to, so the time is bounded. */
const seconds = Math.min(Number(process.argv[2] ?? 5), 10);

const pgbench = await findPgbench();
if (!pgbench) {
  console.error('pgbench is not installed (Debian: apt install postgresql-contrib).');
  process.exit(1);
}
await buildWeb();
await withBenchShop(async (shop) => {
  const buyers = await makeBuyers(shop);
  await numberRows(shop, buyers);
  await transactionsPerSecond(pgbench, shop, 1);
  await ordersPerSecond(shop, buyers, 2);
  const orders = await measureInTurn({
    name: 'orders by store credit',
    promised: 0.4,
    rounds,
    limit: () => transactionsPerSecond(pgbench, shop, seconds),
    shop: () => ordersPerSecond(shop, buyers, seconds),
  });
  console.log(`\nOrders a second by ${BUYERS} buyers, medians of ${rounds} rounds of ${seconds} s, the two in turn`);
  console.log('limit: the same transaction in SQL, eight statements, by pgbench\n');
  process.exitCode = printMeasured([orders]) ? 1 : 0;
});
