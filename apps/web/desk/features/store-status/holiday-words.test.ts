import { describe, expect, it } from 'vitest';
import { awayWords, backWords } from './holiday-words.ts';

const holiday = { from: '2026-11-20', until: '2026-12-03' };

describe('holiday words', () => {
  it('says the day after the last one, also over the end of a year', () => {
    expect(backWords(holiday)).toBe('Back on 4 Dec');
    expect(backWords({ from: '2026-12-24', until: '2026-12-31' })).toBe('Back on 1 Jan');
  });

  it('says from when and until when before it, and until when from its first day on', () => {
    expect(awayWords(holiday, '2026-11-19')).toBe('Away from 20 Nov to 3 Dec.');
    expect(awayWords(holiday, '2026-11-20')).toBe('Away until 3 Dec. Back on 4 Dec.');
  });
});
