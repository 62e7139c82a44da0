import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { LookUps } from './look-ups.ts';
import { PreparedAnswer } from './prepared-answer.ts';
import { PreparedCache } from './prepared-cache.ts';
import { preparedKey } from './prepared-key.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes of heap and buffers that are really in use, as far as the collector has come. */
function inUse(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const headers = { 'x-own': 'yes' };
const count = 4000;

it.each([
  ['small ones', 200],
  ['product pages', 6000],
])('what is counted for many answers is what they occupy: %s, I2', async (_, length) => {
  const cache = new PreparedCache({ freshFor: 1000, maxBytes: 2 ** 30 });
  const versions = new LookUps(async (all: readonly number[]) => all.map((n) => `${n}`.padStart(44, '0')));
  const before = inUse();
  for (let n = 0; n < count; n++) {
    const key = preparedKey('product', { n });
    const words = Array.from({ length: length / 5 }, (_, word) => (n * 7919 + word * word) % 10_000).join(' ');
    const make = async () => new PreparedAnswer(words, { type: 'text/plain', headers });
    const answer = await cache.make(key, make, versions.of(n));
    await answer.body('br');
    cache.spell(`/api/products/${n}`.padEnd(50, '0'), key);
  }
  expect(cache.size.entries).toBe(count);
  const { bytes } = cache.size;
  // What compressed them is let go later than they are.
  await expect.poll(() => inUse() - before, { timeout: 20_000, interval: 200 }).toBeLessThan(bytes);
  expect(inUse() - before).toBeGreaterThan(bytes * 0.6);
  // Alive until here.
  expect(cache.size.bytes).toBe(bytes);
});
