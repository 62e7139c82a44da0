import { expect, it } from 'vitest';
import { orderNumber, readOrderNumber } from './order-number.ts';

it('is made from the time in milliseconds [CHK-24]', () => {
  expect(orderNumber(Date.UTC(2026, 0, 1))).toBe('ORD-1767225600000');
  expect(orderNumber(0)).toBe('ORD-0');
});

it.each([1.5, -1, Number.NaN])('refuses %s', (time) => {
  expect(() => orderNumber(time)).toThrow(new RangeError(`Not a time in whole milliseconds: ${time}`));
});

it.each([
  ['ORD-1767225600000', 'ORD-1767225600000'],
  [' #ord-1767225600000 ', 'ORD-1767225600000'],
  ['1767225600000', 'ORD-1767225600000'],
  ['ORD 1767225600000', 'ORD-1767225600000'],
  ['ORD-12', undefined],
  ['176722560000', undefined],
  ['1767225600000000', undefined],
  ['INV-1767225600000', undefined],
  ['ORD-1767225600000-2', undefined],
  ['', undefined],
  ["ORD-1767225600000' or 1=1", undefined],
])('is read from %j as %j', (typed, expected) => {
  expect(readOrderNumber(typed)).toBe(expected);
});
