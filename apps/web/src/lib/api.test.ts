import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './api.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('a read that fails is tried again twice, and is told as failed within a second', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  let tries = 0;
  const queryFn = () => {
    tries += 1;
    return Promise.reject(new Error('the line broke'));
  };
  const read = createQueryClient().fetchQuery({ queryKey: ['product'], queryFn });
  const state = read.catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await Promise.race([state, 'still waits'])).toBe('the line broke');
  expect(tries).toBe(3);
  told.mockRestore();
});
