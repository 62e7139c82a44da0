import { describe, expect, it } from 'vitest';
import { eachByItself } from './each-by-itself.ts';

const { signal } = new AbortController();

describe('eachByItself', () => {
  it('goes on after an item that fails, and tells of it at the end', async () => {
    const done: number[] = [];
    const work = async (item: number) => {
      if (item === 2) throw new Error('two is broken');
      done.push(item);
    };
    await expect(eachByItself([1, 2, 3], signal, work)).rejects.toMatchObject({
      message: '1 of 3 failed',
      errors: [{ message: 'at 2', cause: { message: 'two is broken' } }],
    });
    expect(done).toEqual([1, 3]);
  });

  it('stops between two items when it is asked to', async () => {
    const stop = new AbortController();
    const done: number[] = [];
    await eachByItself([1, 2], stop.signal, async (item) => {
      done.push(item);
      stop.abort();
    });
    expect(done).toEqual([1]);
  });
});
