import { expect, it } from 'vitest';
import { orderNumber } from './order-number.ts';

it('is made from the time in milliseconds [CHK-24]', () => {
  expect(orderNumber(Date.UTC(2026, 0, 1))).toBe('ORD-1767225600000');
});

it.each([1.5, -1, Number.NaN])('refuses %s', (time) => {
  expect(() => orderNumber(time)).toThrow(RangeError);
});
