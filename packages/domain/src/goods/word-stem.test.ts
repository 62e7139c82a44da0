import { expect, it } from 'vitest';
import { wordStem } from './word-stem.ts';

it.each([
  ['shoes', 'shoe'],
  ['dresses', 'dress'],
  ['batteries', 'battery'],
  ['boxes', 'box'],
  ['watches', 'watch'],
  ['dishes', 'dish'],
  ['ties', 'tie'],
  ['gas', 'gas'],
  ['glass', 'glass'],
  ['bus', 'bus'],
  ['basis', 'basis'],
  ['ps5s', 'ps5s'],
  ['a'.repeat(70), 'a'.repeat(60)],
])('%s is one of %s', (word, stem) => {
  expect(wordStem(word)).toBe(stem);
});
