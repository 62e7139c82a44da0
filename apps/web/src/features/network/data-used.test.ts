import { describe, expect, it } from 'vitest';
import { dataWords } from './data-used.ts';

describe('what a visit used', () => {
  it.each([
    [0, '0 KB (≈ ₦0.00)'],
    [142_600, '143 KB (≈ ₦0.08)'],
    [2_500_000, '2.5 MB (≈ ₦1.44)'],
  ])('%i bytes are %s', (bytes, words) => {
    expect(dataWords(bytes)).toBe(words);
  });
});
