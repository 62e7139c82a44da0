import { describe, expect, it } from 'vitest';
import { plainLine } from './plain-line.ts';

describe('a text as one line', () => {
  it('has single spaces and nothing that steers what stands around it', () => {
    expect(plainLine('  Ankara\n\tgown \u202Egnp.exe\u0007 ')).toBe('Ankara gown gnp.exe');
    expect(plainLine('قفطان \u200Fفاخر')).toBe('قفطان فاخر');
  });

  it('is cut between words', () => {
    expect(plainLine('one two three four', 14)).toBe('one two three…');
    expect(plainLine('one two, three four', 13)).toBe('one two…');
    expect(plainLine('exactly so', 10)).toBe('exactly so');
  });

  it('is cut between letters where there are no words, and never within one', () => {
    expect(plainLine('🎉'.repeat(10), 5)).toBe(`${'🎉'.repeat(4)}…`);
  });
});
