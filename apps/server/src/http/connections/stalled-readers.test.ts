import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endStalledReaders } from './stalled-readers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('nobody is looked after any more once the server has closed', () => {
  const server = createServer();
  endStalledReaders(server, 30_000);
  expect(vi.getTimerCount()).toBe(1);
  server.emit('close');
  expect(vi.getTimerCount()).toBe(0);
});
