import { describe, expect, it } from 'vitest';
import { eachByItself, eachInTurn } from './each-by-itself.ts';

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

describe('eachInTurn', () => {
  it('does a step of each in turn, without one that fails, and tells of that at the end', async () => {
    const steps = new Map([
      ['long', 3],
      ['short', 1],
      ['broken', 9],
    ]);
    const done: string[] = [];
    const step = async (item: string) => {
      const left = (steps.get(item) ?? 0) - 1;
      steps.set(item, left);
      done.push(item);
      if (item === 'broken' && left === 7) throw new Error('broken at its second step');
      return left > 0;
    };
    await expect(eachInTurn([...steps.keys()], signal, step)).rejects.toMatchObject({
      message: '1 of 3 failed',
      errors: [{ message: 'at "broken"', cause: { message: 'broken at its second step' } }],
    });
    expect(done).toEqual(['long', 'short', 'broken', 'long', 'broken', 'long']);
  });

  it('stops between two steps when it is asked to', async () => {
    const stop = new AbortController();
    const done: number[] = [];
    await eachInTurn([1, 2], stop.signal, async (item) => {
      done.push(item);
      if (done.length === 3) stop.abort();
      return true;
    });
    expect(done).toEqual([1, 2, 1]);
  });
});
