// npm run bench:server: what the server answers a second beside what the machine can do at most, measured in one run.
import { buildWeb } from '../scripts/lib/web-build.ts';
import { printMeasured } from './lib/measured.ts';
import { withBenchShop } from './lib/with-bench-shop.ts';
import { hasWrk } from './server/load.ts';
import { measurePages } from './server/pages.ts';

const rounds = 3;
const seconds = Number(process.argv[2] ?? 5);

if (!(await hasWrk())) {
  console.error('wrk is not installed (Debian: apt install wrk).');
  process.exit(1);
}
await buildWeb();
await withBenchShop(async (shop) => {
  const measured = await measurePages(shop, { rounds, seconds });
  console.log(`\nAnswers a second, medians of ${rounds} rounds of ${seconds} s, the two of a row in turn`);
  console.log('limit: plain node:http with the same bytes\n');
  process.exitCode = printMeasured(measured) ? 1 : 0;
});
