import { beforeEach, expect, it, vi } from 'vitest';
import { readLimit } from './read-limit.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  return () => vi.useRealTimers();
});

const limit = () => readLimit({ limitRequests: true, limitReadsPerAddress: 3 });
const ask = (count: ReturnType<typeof readLimit>, ip: string, times: number) => {
  for (let n = 0; n < times; n++) count({ ip });
};

it('lets an address have so many answers made in a minute, then says when to come again: I9', () => {
  const count = limit();
  ask(count, '102.89.3.7', 3);
  vi.advanceTimersByTime(20_000);
  expect(() => count({ ip: '102.89.3.7' })).toThrow(
    expect.objectContaining({ code: 'too_many_requests', status: 429, retryAfter: 40 }),
  );
  ask(count, '102.89.3.8', 3);
  vi.advanceTimersByTime(40_000);
  ask(count, '102.89.3.7', 3);
});

it('takes the addresses of one IPv6 subscriber for one: I9', () => {
  const count = limit();
  ask(count, '2001:db8:1:2::1', 2);
  ask(count, '2001:db8:1:2:ffff::1', 1);
  expect(() => count({ ip: '2001:db8:1:2::9' })).toThrow();
  ask(count, '2001:db8:1:3::1', 3);
});

it('refuses nobody where limits are off', () => {
  ask(readLimit({ limitRequests: false, limitReadsPerAddress: 1 }), '102.89.3.7', 100);
});
