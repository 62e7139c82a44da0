import { expect, it, vi } from 'vitest';
import { startJobRunner } from './job-runner.ts';

const noLog = { error: () => undefined };

it('runs a job again and again, never twice at a time', async () => {
  let running = 0;
  let most = 0;
  let runs = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 3));
    running -= 1;
    runs += 1;
  };
  const jobs = startJobRunner([{ name: 'counted', every: 0.001, work }], noLog);
  await vi.waitUntil(() => runs >= 3);
  await jobs.stop();
  expect(most).toBe(1);
});

it('waits for the run under way when it stops, tells it, and starts no more', async () => {
  let begun = 0;
  let ended = 0;
  const work = async (stopping: AbortSignal) => {
    begun += 1;
    await new Promise((resolve) => stopping.addEventListener('abort', resolve));
    ended += 1;
  };
  const jobs = startJobRunner([{ name: 'long', every: 0.001, work }], noLog);
  await vi.waitUntil(() => begun === 1);
  expect(jobs.underWay()).toEqual(['long']);
  await jobs.stop();
  expect([begun, ended]).toEqual([1, 1]);
  expect(jobs.underWay()).toEqual([]);
});

it('runs a job at once that says so, and then waits as for any other', async () => {
  const runs: string[] = [];
  const work = (name: string) => async () => void runs.push(name);
  const jobs = startJobRunner(
    [
      { name: 'prompt', every: 600, atOnce: true, work: work('prompt') },
      { name: 'patient', every: 600, work: work('patient') },
      { name: 'counted', every: 0.001, work: work('counted') },
    ],
    noLog,
  );
  await vi.waitUntil(() => runs.filter((name) => name === 'counted').length >= 3);
  await jobs.stop();
  expect(runs.filter((name) => name !== 'counted')).toEqual(['prompt']);
});

it('logs a run that fails and goes on', async () => {
  const errors: object[] = [];
  let runs = 0;
  const work = async () => {
    runs += 1;
    if (runs === 1) throw new Error('once');
  };
  const jobs = startJobRunner([{ name: 'shaky', every: 0.001, work }], { error: (details) => errors.push(details) });
  await vi.waitUntil(() => runs >= 2);
  await jobs.stop();
  expect(errors).toEqual([{ err: new Error('once'), job: 'shaky' }]);
});
