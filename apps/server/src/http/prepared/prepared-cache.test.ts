import { beforeEach, describe, expect, it, vi } from 'vitest';
import { prepareAnswer } from './prepared-answer.ts';
import { PreparedCache } from './prepared-cache.ts';

const answerOf = (content: string) => prepareAnswer(content, { type: 'text/plain', headers: {} });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  return () => vi.useRealTimers();
});

describe('PreparedCache', () => {
  it('makes an answer once for all who ask meanwhile', async () => {
    const cache = new PreparedCache({ freshFor: 1000 });
    let made = 0;
    const make = () => {
      made += 1;
      return answerOf('a');
    };
    const first = cache.make('a', make);
    expect(cache.pending('a')).toBe(first);
    expect(await cache.make('a', make)).toBe(await first);
    expect(made).toBe(1);
    expect(cache.pending('a')).toBeUndefined();
    expect(cache.ready('a')).toBe(await first);
    expect(cache.ready('b')).toBeUndefined();
  });

  it('counts the age from before the answer was read', async () => {
    const cache = new PreparedCache({ freshFor: 1000 });
    await cache.make('a', async () => {
      vi.advanceTimersByTime(400);
      return answerOf('a');
    });
    cache.spell('/a', 'a');
    vi.advanceTimersByTime(599);
    expect([cache.ready('a'), cache.at('/a')]).not.toContain(undefined);
    vi.advanceTimersByTime(1);
    expect([cache.ready('a'), cache.at('/a')]).toEqual([undefined, undefined]);
  });

  it('keeps no failure', async () => {
    const cache = new PreparedCache({ freshFor: 1000 });
    await expect(cache.make('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    const answer = await cache.make('a', () => answerOf('a'));
    expect(cache.ready('a')).toBe(answer);
  });

  it('finds the answer again at each address under which it was asked for, the new one too when it is made anew', async () => {
    const cache = new PreparedCache({ freshFor: 1000 });
    await cache.make('a', () => answerOf('old'));
    cache.spell('/a', 'a');
    cache.spell('/A', 'a');
    cache.spell('/b', 'b');
    vi.advanceTimersByTime(1000);
    const answer = await cache.make('a', () => answerOf('new'));
    expect(['/a', '/A', '/b'].map((address) => cache.at(address))).toEqual([answer, answer, undefined]);
  });

  it('drops the oldest when it holds too much', async () => {
    const content = 'x'.repeat(500);
    const whole = new PreparedCache({ freshFor: 1000 });
    await whole.make('a', () => answerOf(content));
    const cache = new PreparedCache({ freshFor: 1000, maxBytes: 2 * whole.size.bytes });
    for (const key of ['a', 'b', 'c']) await cache.make(key, () => answerOf(content));
    expect(['a', 'b', 'c'].map((key) => cache.ready(key) !== undefined)).toEqual([false, true, true]);
    const few = new PreparedCache({ freshFor: 1000, maxEntries: 2 });
    for (const key of ['a', 'b', 'c']) await few.make(key, () => answerOf(content));
    expect(['a', 'b', 'c'].map((key) => few.ready(key) !== undefined)).toEqual([false, true, true]);
  });

  it('holds 64 MiB if nothing else is said: I2', async () => {
    const cache = new PreparedCache({ freshFor: 1000 });
    const large = { ...(await answerOf('a')), bytes: 2 ** 20 };
    for (let n = 0; n < 70; n++) await cache.make(`${n}`, async () => large);
    // What an entry occupies beside its answer is less than one of them altogether.
    expect(cache.size.entries).toBe(63);
  });

  it('drops what is stale when the next answer comes: I2', async () => {
    const cache = new PreparedCache({ freshFor: 1000 });
    for (let n = 0; n < 500; n++) {
      await cache.make(`${n}`, () => answerOf('a'));
      cache.spell(`/${n}`, `${n}`);
    }
    const full = cache.size;
    expect([full.entries, full.spellings]).toEqual([500, 500]);
    vi.advanceTimersByTime(1000);
    await cache.make('0', () => answerOf('a'));
    expect(cache.size).toMatchObject({ entries: 1, spellings: 1 });
    expect(cache.size.bytes).toBeLessThan(full.bytes / 400);
    vi.advanceTimersByTime(1000);
    await cache.make('other', () => answerOf('a'));
    expect(cache.size).toMatchObject({ entries: 1, spellings: 0 });
  });

  it('counts keys, addresses and objects, keeps few addresses of an answer and no long one: I2', async () => {
    const cache = new PreparedCache({ freshFor: 1000 });
    const body = 'a';
    await cache.make('a', () => answerOf(body));
    const alone = cache.size.bytes;
    expect(alone).toBeGreaterThan(1000 + body.length);
    cache.spell(`/${'a'.repeat(400)}`, 'a');
    expect(cache.size.bytes).toBeGreaterThan(alone + 800);
    cache.spell(`/${'a'.repeat(15_000)}`, 'a');
    expect(cache.size.spellings).toBe(1);
    for (let n = 0; n < 1000; n++) cache.spell(`/${n}`, 'a');
    expect(cache.size.spellings).toBeLessThan(20);
    expect(cache.size.bytes).toBeLessThan(alone + 10_000);
    expect(cache.at('/999')).toBeDefined();
    expect(cache.at('/0')).toBeUndefined();
  });

  it('keeps of a body its own bytes alone, not the larger piece of memory that it was cut from: I2', async () => {
    const { encoded } = await answerOf('lorem ipsum '.repeat(200));
    for (const { body } of Object.values(encoded)) expect(body.buffer.byteLength).toBe(body.byteLength);
    const small = await answerOf('a');
    expect(small.encoded.identity.body.buffer.byteLength).toBe(1);
  });
});
