import { describe, expect, it } from 'vitest';
import { collectTints, tintClass } from './tint.ts';

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
});
