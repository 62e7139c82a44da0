import { setImmediate as tick } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { NoTurn, Turns } from './turns.ts';

it('lets so many go on at once, and the others in their order', async () => {
  const turns = new Turns(2);
  const log: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) =>
    turns.take(async () => {
      log.push(`${name} begins`);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      log.push(`${name} ends`);
    });
  const all = ['a', 'b', 'c', 'd'].map(work);
  await tick();
  expect(log).toEqual(['a begins', 'b begins']);
  ends.get('b')?.();
  await tick();
  expect(log).toEqual(['a begins', 'b begins', 'b ends', 'c begins']);
  for (const name of ['a', 'c']) ends.get(name)?.();
  await tick();
  ends.get('d')?.();
  await Promise.all(all);
  expect(log.at(-1)).toBe('d ends');
});

it('gives a turn back when the work fails', async () => {
  const turns = new Turns(1);
  await expect(turns.take(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await turns.take(async () => 'next')).toBe('next');
});

it('sends those away whose turn does not come in time, and keeps no place for them', async () => {
  const turns = new Turns(1, { patience: 20 });
  const { promise, resolve: end } = Promise.withResolvers<void>();
  const first = turns.take(() => promise);
  await expect(turns.take(async () => 'too late')).rejects.toBeInstanceOf(NoTurn);
  end();
  await first;
  expect(await turns.take(async () => 'in time')).toBe('in time');
});

it('sends those away for whom there is no room to wait', async () => {
  const turns = new Turns(1, { mostWaiting: 1 });
  const { promise, resolve: end } = Promise.withResolvers<void>();
  const all = [turns.take(() => promise), turns.take(async () => 'waited')];
  await expect(turns.take(async () => 'one too many')).rejects.toBeInstanceOf(NoTurn);
  end();
  expect(await Promise.all(all)).toEqual([undefined, 'waited']);
});
