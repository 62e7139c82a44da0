import { expect, it } from 'vitest';
import { isReply } from './reply.ts';

it.each([
  ['Thank you.', true],
  ['a'.repeat(1000), true],
  [` ${'a'.repeat(1000)}\n`, true],
  ['a'.repeat(1001), false],
  ['', false],
  [' \n\t\u00a0\u200b', false],
])('a reply is of 1 to 1,000 characters that can be seen: %j [STALL-56]', (text, expected) => {
  expect(isReply(text)).toBe(expected);
});
