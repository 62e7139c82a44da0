import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PreparedAnswer } from './prepared-answer.ts';
import { type Make, PreparedCache } from './prepared-cache.ts';

const answerOf = (content: string) => new PreparedAnswer(content, { type: 'text/plain', headers: {} });
const cacheOf = (maxBytes = 2 ** 20) => new PreparedCache({ freshFor: 1000, maxBytes });
/** Something that changes, and what was asked of it. */
function changing() {
  const state = { version: 'v1' as string | undefined, looked: 0, made: 0 };
  const lookUp = async () => {
    state.looked += 1;
    return state.version;
  };
  const make = async () => {
    state.made += 1;
    return answerOf(`what is true of ${state.version}`);
  };
  return { state, lookUp, make };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  return () => vi.useRealTimers();
});

describe('PreparedCache', () => {
  it('makes an answer once for all who ask meanwhile', async () => {
    const cache = cacheOf();
    let made = 0;
    const make = async () => {
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
    const cache = cacheOf();
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

  it('goes with the rows that it notes while it is made, of which the version is asked for with that of its question', async () => {
    const cache = cacheOf();
    const asked: string[] = [];
    let ofRows = '';
    const lookUp = async (rows: string) => {
      asked.push(rows);
      return rows === '' ? 'v1' : `v1 ${ofRows}`;
    };
    let made = 0;
    const make: Make = async (shown) => {
      made += 1;
      shown.note('seller', [{ id: 's', written: '1' }]);
      shown.note('product', [
        { id: 'b', written: '2' },
        { id: 'a', written: '1' },
      ]);
      ofRows = shown.version;
      return answerOf('a');
    };
    const answer = await cache.make('a', make, lookUp);
    vi.advanceTimersByTime(1000);
    expect(await cache.ready('a')).toBe(answer);
    expect(asked).toEqual(['', 'product b,a;seller s']);
    ofRows = 'another';
    vi.advanceTimersByTime(1000);
    expect(await cache.ready('a')).toBeUndefined();
    expect(made).toBe(1);
  });

  it('counts the names of the rows that an answer notes: I2', async () => {
    const [without, noting] = [cacheOf(), cacheOf()];
    await without.make('a', async () => answerOf('a'));
    await noting.make('a', async (shown) => {
      shown.note('product', [{ id: 'x'.repeat(500), written: '1' }]);
      return answerOf('a');
    });
    expect(noting.size.bytes - without.size.bytes).toBeGreaterThanOrEqual(1000);
  });

  it('keeps no failure', async () => {
    const cache = cacheOf();
    await expect(cache.make('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    const answer = await cache.make('a', async () => answerOf('a'));
    expect(cache.ready('a')).toBe(answer);
  });

  it('finds the answer again at each address under which it was asked for, the new one too when it is made anew', async () => {
    const cache = cacheOf();
    await cache.make('a', async () => answerOf('old'));
    cache.spell('/a', 'a');
    cache.spell('/A', 'a');
    cache.spell('/b', 'b');
    vi.advanceTimersByTime(1000);
    const answer = await cache.make('a', async () => answerOf('new'));
    expect(['/a', '/A', '/b'].map((address) => cache.at(address))).toEqual([answer, answer, undefined]);
  });

  it('is the same answer, with the encodings that it has, when what is made anew is the same', async () => {
    const cache = cacheOf();
    const first = await cache.make('a', async () => answerOf('a'));
    vi.advanceTimersByTime(1000);
    expect(cache.ready('a')).toBeUndefined();
    expect(await cache.make('a', async () => answerOf('a'))).toBe(first);
    expect(cache.ready('a')).toBe(first);
  });
});

describe('an answer with a version', () => {
  it('is sent unasked for a second, then for another each time the version is the same, asked for once by all', async () => {
    const { state, lookUp, make } = changing();
    const cache = cacheOf();
    const answer = await cache.make('a', make, lookUp);
    cache.spell('/a', 'a');
    expect(state).toMatchObject({ looked: 1, made: 1 });
    for (const looked of [2, 3, 4]) {
      vi.advanceTimersByTime(999);
      expect(cache.at('/a')).toBe(answer);
      vi.advanceTimersByTime(1);
      const [first, second, third] = [cache.at('/a'), cache.at('/a'), cache.ready('a')];
      expect(first).toBeInstanceOf(Promise);
      expect([second, third]).toEqual([first, first]);
      expect(await first).toBe(answer);
      expect(cache.at('/a')).toBe(answer);
      expect(state).toMatchObject({ looked, made: 1 });
    }
  });

  it('is another one as soon as the version is', async () => {
    const { state, lookUp, make } = changing();
    const cache = cacheOf();
    const old = await cache.make('a', make, lookUp);
    state.version = 'v2';
    vi.advanceTimersByTime(1000);
    expect(await cache.ready('a')).toBeUndefined();
    expect(cache.ready('a')).toBeUndefined();
    const answer = await cache.make('a', make, lookUp);
    expect(answer).not.toBe(old);
    expect(cache.ready('a')).toBe(answer);
    vi.advanceTimersByTime(1000);
    expect(await cache.ready('a')).toBe(answer);
  });

  it('is made anew next time when it changed between the look-up and the reading', async () => {
    const { state, lookUp } = changing();
    const cache = cacheOf();
    await cache.make(
      'a',
      async () => {
        const read = answerOf('read before the change, by one of several statements');
        state.version = 'v2';
        return read;
      },
      lookUp,
    );
    vi.advanceTimersByTime(1000);
    expect(await cache.ready('a')).toBeUndefined();
  });

  it('is as old as the look-up, however long that took', async () => {
    const { lookUp, make } = changing();
    const cache = cacheOf();
    const slowly = async () => {
      const version = await lookUp();
      vi.advanceTimersByTime(600);
      return version;
    };
    await cache.make('a', make, slowly);
    vi.advanceTimersByTime(400);
    expect(await cache.ready('a')).toBeDefined();
    vi.advanceTimersByTime(399);
    expect(cache.ready('a')).toBeInstanceOf(PreparedAnswer);
    vi.advanceTimersByTime(1);
    expect(cache.ready('a')).toBeInstanceOf(Promise);
  });

  it('is not sent when its version cannot be looked up, nor believed again later', async () => {
    const { lookUp, make } = changing();
    const cache = cacheOf();
    let broken = false;
    await cache.make('a', make, () => (broken ? Promise.reject(new Error('no database')) : lookUp()));
    broken = true;
    vi.advanceTimersByTime(1000);
    expect(await cache.ready('a')).toBeUndefined();
    broken = false;
    expect(cache.ready('a')).toBeUndefined();
  });

  it('whose version nobody could tell, or that is not there, lives for a second', async () => {
    const { state, lookUp, make } = changing();
    const cache = cacheOf();
    await cache.make('a', make, () => Promise.reject(new Error('no database')));
    state.version = undefined;
    await cache.make('b', make, lookUp);
    expect([cache.ready('a'), cache.ready('b')]).not.toContain(undefined);
    vi.advanceTimersByTime(1000);
    expect([cache.ready('a'), cache.ready('b')]).toEqual([undefined, undefined]);
  });

  it('is made anew after ten minutes, whatever its version', async () => {
    const { lookUp, make } = changing();
    const cache = cacheOf();
    await cache.make('a', make, lookUp);
    for (let second = 1; second < 600; second++) {
      vi.advanceTimersByTime(1000);
      expect(await cache.ready('a')).toBeDefined();
    }
    vi.advanceTimersByTime(1000);
    expect(cache.ready('a')).toBeUndefined();
  });
});

describe('what it holds', () => {
  it('is bounded: what was asked for longest ago goes first: I2', async () => {
    const content = 'x'.repeat(500);
    const whole = cacheOf();
    await whole.make('a', async () => answerOf(content));
    const cache = cacheOf(2.5 * whole.size.bytes);
    const { lookUp, make } = changing();
    await cache.make('a', make, lookUp);
    vi.advanceTimersByTime(500);
    await cache.make('b', async () => answerOf(content));
    vi.advanceTimersByTime(500);
    expect(await cache.ready('a')).toBeDefined();
    await cache.make('c', async () => answerOf(content));
    expect(['a', 'b', 'c'].map((key) => cache.ready(key) !== undefined)).toEqual([true, false, true]);
  });

  it('goes after ten minutes in which nobody asked, when the next answer comes: I2', async () => {
    const cache = cacheOf();
    for (let n = 0; n < 500; n++) {
      await cache.make(`${n}`, async () => answerOf('a'));
      cache.spell(`/${n}`, `${n}`);
    }
    const full = cache.size;
    expect([full.entries, full.spellings]).toEqual([500, 500]);
    vi.advanceTimersByTime(599_999);
    await cache.make('0', async () => answerOf('a'));
    expect(cache.size).toEqual(full);
    vi.advanceTimersByTime(1);
    await cache.make('1', async () => answerOf('a'));
    expect(cache.size).toMatchObject({ entries: 2, spellings: 2 });
    expect(cache.size.bytes).toBeLessThan(full.bytes / 240);
  });

  it('counts keys, addresses and objects, keeps few addresses of an answer and no long one: I2', async () => {
    const cache = cacheOf();
    const body = 'a';
    await cache.make('a', async () => answerOf(body));
    const alone = cache.size.bytes;
    expect(alone).toBeGreaterThan(1000 + body.length);
    cache.spell(`/${'a'.repeat(400)}`, 'a');
    expect(cache.size.bytes).toBeGreaterThan(alone + 800);
    cache.spell(`/${'a'.repeat(15_000)}`, 'a');
    expect(cache.size.spellings).toBe(1);
    for (let n = 0; n < 1000; n++) cache.spell(`/${n}`, 'a');
    expect(cache.size.spellings).toBe(8);
    expect(cache.size.bytes).toBeLessThan(alone + 10_000);
    expect(cache.at('/999')).toBeDefined();
    expect(cache.at('/0')).toBeUndefined();
  });

  it('is dropped when an encoding that somebody asks for makes it too much: I2', async () => {
    const content = Array.from({ length: 3000 }, (_, n) => n).join();
    const whole = cacheOf();
    const one = await whole.make('a', async () => answerOf(content));
    const cache = cacheOf(2 * whole.size.bytes);
    await cache.make('a', async () => answerOf(content));
    const second = await cache.make('b', async () => answerOf(content));
    for (const answer of [one, second]) {
      await answer.body('identity');
      await answer.body('gzip');
    }
    expect(whole.size.entries).toBe(1);
    expect([cache.ready('a'), cache.ready('b')]).toEqual([undefined, second]);
    expect(cache.size.bytes).toBe(whole.size.bytes);
  });

  it('is the same sum whatever happened before: makes, addresses, encodings and drops by lot', async () => {
    let state = 1;
    const below = (most: number) => {
      state = (state * 48_271) % 2_147_483_647;
      return state % most;
    };
    const contents = [20, 900, 3000, 50_000].map((length) => Array.from({ length }, (_, n) => n % 7).join(''));
    const cache = cacheOf(150_000);
    const history = new Map<string, { content: string; spelled: string[]; encoded: Set<'identity' | 'gzip' | 'br'> }>();
    for (let step = 0; step < 3000; step++) {
      const key = `${below(30)}`;
      const act = below(4);
      const before = history.get(key);
      if (act === 0) {
        const content = contents[below(contents.length)] as string;
        const version = below(2) ? 'v' : 'w';
        await cache.make(
          key,
          async () => answerOf(content),
          async () => version,
        );
        const isSame = before?.content === content;
        history.set(key, {
          content,
          spelled: before?.spelled ?? [],
          encoded: isSame && before ? before.encoded : new Set(),
        });
      } else if (act === 1 && before) {
        const address = `/${key}/${'x'.repeat(below(200))}`;
        cache.spell(address, key);
        if (!before.spelled.includes(address)) before.spelled = [...before.spelled, address].slice(-8);
      } else if (act === 2) {
        const kept = cache.ready(key);
        const encoding = (['identity', 'gzip', 'br'] as const)[below(3)] as 'br';
        if (kept instanceof PreparedAnswer) {
          await kept.body(encoding);
          before?.encoded.add(encoding);
        }
      } else vi.advanceTimersByTime(below(3));
      for (const [known] of history) if (cache.ready(known) === undefined) history.delete(known);
      expect(cache.size.entries).toBe(history.size);
      expect(cache.size.bytes).toBeLessThanOrEqual(150_000);
    }
    // What is left, in a cache to which nothing else ever happened.
    const fresh = cacheOf();
    for (const [key, { content, spelled, encoded }] of history) {
      const answer = await fresh.make(
        key,
        async () => answerOf(content),
        async () => 'v',
      );
      for (const address of spelled) fresh.spell(address, key);
      const inOrder = [...encoded].sort((one) => (one === 'identity' ? -1 : 1));
      for (const encoding of inOrder) await answer.body(encoding);
    }
    expect(history.size).toBeGreaterThan(5);
    expect(cache.size).toEqual(fresh.size);
  });
});
