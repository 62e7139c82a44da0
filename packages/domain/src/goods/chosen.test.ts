import { expect, it } from 'vitest';
import { canChoose } from './chosen.ts';

const tags = (count: number, length: number) => Array.from({ length: count }, () => 'x'.repeat(length));

it.each([
  ['nothing', [], true],
  ['50', tags(50, 5), true],
  ['51', tags(51, 5), false],
  ['600 characters', tags(1, 600), true],
  ['601 characters, the comma among them', tags(2, 300), false],
])('%s can be chosen at once: %s', (_, chosen, expected) => {
  expect(canChoose(chosen)).toBe(expected);
});
