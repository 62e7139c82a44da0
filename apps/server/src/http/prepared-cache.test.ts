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
    const [first, second] = await Promise.all([cache.make('/a', make), cache.make('/a', make)]);
    expect(second).toBe(first);
    expect(made).toBe(1);
    expect(cache.ready('/a')).toBe(first);
    expect(cache.ready('/b')).toBeUndefined();
  });

  it('counts the age from before the answer was read', async () => {
    const cache = new PreparedCache({ freshFor: 1000 });
    await cache.make('/a', async () => {
      vi.advanceTimersByTime(400);
      return answerOf('a');
    });
    vi.advanceTimersByTime(599);
    expect(cache.ready('/a')).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(cache.ready('/a')).toBeUndefined();
  });

  it('keeps no failure', async () => {
    const cache = new PreparedCache({ freshFor: 1000 });
    await expect(cache.make('/a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    const answer = await cache.make('/a', () => answerOf('a'));
    expect(cache.ready('/a')).toBe(answer);
  });

  it('drops the oldest when it holds too much', async () => {
    const size = (await answerOf('x'.repeat(500))).bytes;
    const cache = new PreparedCache({ freshFor: 1000, maxBytes: 2 * size });
    for (const key of ['/a', '/b', '/c']) await cache.make(key, () => answerOf('x'.repeat(500)));
    expect(['/a', '/b', '/c'].map((key) => cache.ready(key) !== undefined)).toEqual([false, true, true]);
  });
});
