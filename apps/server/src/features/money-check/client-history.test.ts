import { expect, it } from 'vitest';
import { parseHistory } from './client-history.ts';

const record = { at: '2026-03-01T09:00:00.000Z', buyer: 'b', kind: 'register', id: 'i', outcome: 'refused' };
const line = JSON.stringify(record);

it('reads a record a line, and passes over empty ones', () => {
  expect(parseHistory(`${line}\n  \n${line}\n`)).toEqual([record, record]);
});

it.each([
  ...['at', 'buyer', 'id'].flatMap((field) => [
    { ...record, [field]: '' },
    { ...record, [field]: 7 },
  ]),
  { ...record, kind: 'theft' },
  { ...record, outcome: 'perhaps' },
  {},
  null,
])('names the line of what is no record: %j', (wrong) => {
  expect(() => parseHistory(`${line}\n\n${JSON.stringify(wrong)}\n${line}`)).toThrow(
    "Line 3 is no record of a client's history.",
  );
});
