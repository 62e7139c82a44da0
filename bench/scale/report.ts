import type { Timings } from '../lib/timings.ts';
import type { MeasuredShop } from './measure-shop.ts';

/** What all other sizes are compared with. */
const base = 10_000;

const ms = (value: number | undefined) => (value === undefined ? '' : value.toFixed(value < 10 ? 2 : 1));
const mebibytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MiB`;
const three = (timings: Timings | null) =>
  timings ? [ms(timings.p50), ms(timings.p95), ms(timings.p99)] : ['', '', ''];

function line(name: string, cells: readonly string[]): string {
  return name.padEnd(32) + cells.map((cell) => cell.padStart(8)).join('');
}

/** Tables of milliseconds, one for each size, with the ratio of the median to that at 10,000 products. */
export function reportOf(shops: readonly MeasuredShop[]): string {
  return shops.map((shop) => [headOf(shop), ...tableOf(shop, shops), '', ...sizesOf(shop), ''].join('\n')).join('\n');
}

function headOf({ products, loadSeconds, startSeconds, firstPageSeconds, memory, sizes }: MeasuredShop): string {
  const loaded = loadSeconds > 0 ? `loaded in ${loadSeconds.toFixed(0)} s, ` : '';
  return [
    `\n${products.toLocaleString('en')} products: ${loaded}${mebibytes(sizes.database)} on disk`,
    `server open after ${startSeconds.toFixed(1)} s, first page after ${firstPageSeconds.toFixed(1)} s; holds ${mebibytes(memory.open)} then, ${mebibytes(memory.after)} after all rows`,
  ].join('\n');
}

function tableOf({ products, reads, buying }: MeasuredShop, shops: readonly MeasuredShop[]): string[] {
  const atBase = shops.find((shop) => shop.products === base);
  const ratio = (own: Timings, its: Timings | undefined) =>
    its === undefined || products === base ? '' : `${(own.p50 / its.p50).toFixed(2)}×`;
  const readLines = reads.map(({ name, first, cold, coldMany, hot, hotMany, unanswered }) => {
    const its = atBase?.reads.find((other) => other.name === name)?.cold;
    return line(name, [
      ms(first),
      ...three(cold),
      ...three(coldMany),
      ...three(hot),
      ...three(hotMany),
      ratio(cold, its),
      unanswered > 0 ? `  ${unanswered} × 503` : '',
    ]);
  });
  const buyingLines = buying.map(({ name, one, many }) => {
    const its = atBase?.buying.find((other) => other.name === name)?.one;
    return line(name, ['', ...three(one), ...three(many), ...three(null), ...three(null), ratio(one, its)]);
  });
  const percentiles = ['p50', 'p95', 'p99'];
  return [
    line('milliseconds', [
      'first',
      'cold, 1 client',
      '',
      '',
      '32',
      '',
      '',
      'hot, 1',
      '',
      '',
      '32',
      '',
      '',
      `to ${base}`,
    ]),
    line('', ['', ...percentiles, ...percentiles, ...percentiles, ...percentiles, '']),
    ...readLines,
    ...buyingLines,
  ];
}

function sizesOf({ sizes }: MeasuredShop): string[] {
  return [
    'the largest tables and indexes',
    ...sizes.largest.map(
      ({ name, kind, bytes }) => `${name.padEnd(40)}${kind.padEnd(8)}${mebibytes(bytes).padStart(10)}`,
    ),
  ];
}
