import { expect, it } from 'vitest';
import { CircuitBreaker } from './circuit-breaker.ts';

function breakerAt(start: number) {
  const time = { now: start };
  return { time, breaker: new CircuitBreaker({ failures: 3, pause: 1000, clock: () => time.now }) };
}

it('opens after failures in a row, lets one call through after the pause, and closes when it succeeds', () => {
  const { time, breaker } = breakerAt(0);
  breaker.failed();
  breaker.failed();
  expect(breaker.allows()).toBe(true);
  breaker.failed();
  expect(breaker.allows()).toBe(false);
  time.now = 1000;
  expect([breaker.allows(), breaker.allows()]).toEqual([true, false]);
  breaker.failed();
  time.now = 1999;
  expect(breaker.allows()).toBe(false);
  time.now = 2000;
  expect(breaker.allows()).toBe(true);
  breaker.succeeded();
  expect([breaker.allows(), breaker.allows()]).toEqual([true, true]);
});

it('forgets failures at every success', () => {
  const { breaker } = breakerAt(0);
  for (let round = 0; round < 5; round++) {
    breaker.failed();
    breaker.failed();
    expect(breaker.allows()).toBe(true);
    breaker.succeeded();
  }
});

it('pauses anew from each failure after it opened', () => {
  const { time, breaker } = breakerAt(5000);
  for (let times = 0; times < 3; times++) breaker.failed();
  time.now = 5500;
  breaker.failed();
  time.now = 6499;
  expect(breaker.allows()).toBe(false);
  time.now = 6500;
  expect([breaker.allows(), breaker.allows()]).toEqual([true, false]);
  time.now = 7499;
  expect(breaker.allows()).toBe(false);
  time.now = 7500;
  expect(breaker.allows()).toBe(true);
});
