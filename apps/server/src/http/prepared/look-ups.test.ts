import { expect, it } from 'vitest';
import { LookUps } from './look-ups.ts';

/** A reading that ends when the test says so. */
function readings() {
  const asked: string[][] = [];
  const ends: { resolve: (answers: string[]) => void; reject: (error: Error) => void }[] = [];
  const read = (questions: readonly string[]) => {
    asked.push([...questions]);
    const { promise, resolve, reject } = Promise.withResolvers<string[]>();
    ends.push({ resolve, reject });
    return promise;
  };
  const reached = (count: number) => expect.poll(() => asked.length).toBe(count);
  return { asked, ends, read, reached };
}

it('asks for all at once that were asked for while another look-up was under way, one at a time', async () => {
  const { asked, ends, read, reached } = readings();
  const lookUps = new LookUps(read);
  const first = [lookUps.ask('a'), lookUps.ask('b')];
  await reached(1);
  const second = ['c', 'd', 'a'].map((question) => lookUps.ask(question));
  ends[0]?.resolve(['A', 'B']);
  expect(await Promise.all(first)).toEqual(['A', 'B']);
  await reached(2);
  ends[1]?.resolve(['C', 'D', 'A2']);
  expect(await Promise.all(second)).toEqual(['C', 'D', 'A2']);
  expect(asked).toEqual([
    ['a', 'b'],
    ['c', 'd', 'a'],
  ]);
});

it('fails for those alone whose look-up failed', async () => {
  const { ends, read, reached } = readings();
  const lookUps = new LookUps(read);
  const failing = Promise.allSettled([lookUps.ask('a'), lookUps.ask('b')]);
  await reached(1);
  const later = lookUps.of('c')('');
  ends[0]?.reject(new Error('no database'));
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await reached(2);
  ends[1]?.resolve(['C']);
  expect(await later).toBe('C');
});

it('asks for at most two hundred at once', async () => {
  const { asked, ends, read, reached } = readings();
  const lookUps = new LookUps(read);
  const all = Promise.all(Array.from({ length: 201 }, (_, n) => lookUps.ask(`${n}`)));
  await reached(1);
  ends[0]?.resolve(asked[0] as string[]);
  await reached(2);
  ends[1]?.resolve(asked[1] as string[]);
  expect(asked.map(({ length }) => length)).toEqual([200, 1]);
  expect(await all).toEqual(Array.from({ length: 201 }, (_, n) => `${n}`));
});
