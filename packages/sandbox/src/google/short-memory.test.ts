import { afterEach, expect, it, vi } from 'vitest';
import { shortMemory } from './short-memory.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('forgets what is over', () => {
  vi.useFakeTimers();
  const memory = shortMemory<string>(10);
  memory.set('short', 'one', 60);
  memory.set('long', 'two', 120);
  vi.advanceTimersByTime(60_000);
  expect([memory.get('short'), memory.get('long')]).toEqual([undefined, 'two']);
  expect(memory.entries()).toEqual([['long', 'two']]);
});

it('keeps no more than it may: the oldest goes, and one that is set again is new', () => {
  const memory = shortMemory<number>(3);
  for (const [value, key] of ['a', 'b', 'c', 'a', 'd'].entries()) memory.set(key, value, 60);
  expect(memory.entries()).toEqual([
    ['c', 2],
    ['a', 3],
    ['d', 4],
  ]);
  memory.delete('a');
  expect(memory.get('a')).toBeUndefined();
});
