import { describe, expect, it } from 'vitest';
import { collectTints, isDarkColor, tintClass } from './tint.ts';

describe('dominant colours as classes', () => {
  it('collects one rule for each colour of a rendering', () => {
    const first = collectTints(() => [tintClass('#AABBCC'), tintClass('#aabbcc'), tintClass('#010203')]);
    expect(first.result).toEqual(['c-aabbcc', 'c-aabbcc', 'c-010203']);
    expect(first.styles).toBe('.c-aabbcc{--tint:#aabbcc}.c-010203{--tint:#010203}');
    expect(collectTints(() => tintClass('#aabbcc')).styles).toBe('.c-aabbcc{--tint:#aabbcc}');
  });

  it('lets nothing but a colour into the stylesheet', () => {
    const hostile = collectTints(() => ['red', '#abc', '#aabbcc}body{display:none', ''].map(tintClass));
    expect(hostile).toEqual({ result: ['', '', '', ''], styles: '' });
  });

  it('tells which text a background needs', () => {
    expect(['#000000', '#0b5d3b', '#2b3a8c', '#b3401d'].map(isDarkColor)).toEqual([true, true, true, true]);
    expect(['#ffffff', '#fbe4da', '#f2b705', '#4cc38a'].map(isDarkColor)).toEqual([false, false, false, false]);
  });
});
