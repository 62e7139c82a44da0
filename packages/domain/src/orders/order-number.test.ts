import { expect, it } from 'vitest';
import { orderNumber, readOrderNumber } from './order-number.ts';

it('is made from the time in milliseconds [CHK-24]', () => {
  expect(orderNumber(Date.UTC(2026, 0, 1))).toBe('ORD-1767225600000');
});

it.each([1.5, -1, Number.NaN])('refuses %s', (time) => {
  expect(() => orderNumber(time)).toThrow(RangeError);
});

it.each([
  ['ORD-1767225600000', 'ORD-1767225600000'],
  [' #ord-1767225600000 ', 'ORD-1767225600000'],
  ['1767225600000', 'ORD-1767225600000'],
  ['ORD 1767225600000', 'ORD-1767225600000'],
  ['ORD-12', undefined],
  ['', undefined],
  ["ORD-1767225600000' or 1=1", undefined],
])('is read from %j as %j', (typed, expected) => {
  expect(readOrderNumber(typed)).toBe(expected);
});
