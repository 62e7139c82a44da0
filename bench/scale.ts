// npm run bench:scale: every read, the cart and orders in shops of 1,000 to 1,000,000 products, each beside 10,000.
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildWeb } from '../scripts/lib/web-build.ts';
import { type MeasuredShop, measureShop } from './scale/measure-shop.ts';
import { reportOf } from './scale/report.ts';
import { openScaleShop } from './scale/scale-shop.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '2' }, keep: { type: 'string' } },
});
const seconds = Number(values.seconds);
const sizes = (positionals.length > 0 ? positionals : ['1000', '10000', '100000', '1000000']).map(Number);
if (!(seconds > 0) || !sizes.every((size) => Number.isInteger(size) && size >= 1000)) {
  console.error('npm run bench:scale -- [products ≥ 1000 …] [--seconds 2] [--keep FOLDER]');
  process.exit(1);
}

await buildWeb();
const measured: MeasuredShop[] = [];
for (const products of sizes.sort((a, b) => a - b)) {
  const shop = await openScaleShop(products, { keep: values.keep });
  const stopAtOnce = () => void shop.stop().finally(() => process.exit(1));
  process.once('SIGINT', stopAtOnce).once('SIGTERM', stopAtOnce);
  try {
    measured.push(await measureShop(shop, { products, seconds, tell: (line) => console.error(line) }));
  } finally {
    process.off('SIGINT', stopAtOnce).off('SIGTERM', stopAtOnce);
    await shop.stop();
  }
}

console.log(reportOf(measured));
const folder = path.join(import.meta.dirname, 'results');
const at = new Date().toISOString();
const machine = { processors: cpus().length, model: cpus()[0]?.model, memory: totalmem(), node: process.version };
await mkdir(folder, { recursive: true });
const file = path.join(folder, `scale-${at.replaceAll(':', '-')}.json`);
await writeFile(file, `${JSON.stringify({ at, machine, seconds, shops: measured }, null, 2)}\n`);
console.log(`\n${file}`);
