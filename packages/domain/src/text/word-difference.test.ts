import { describe, expect, it } from 'vitest';
import { wordDifference } from './word-difference.ts';

/** 'Soft -cotton- +silk+ cloth' */
const shown = (before: string, after: string) =>
  wordDifference(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'gone' ? `[-${text}]` : `[+${text}]`))
    .join('');

describe('two texts differ word by word', () => {
  it.each([
    ['the same', 'Soft cloth.', 'Soft cloth.', 'Soft cloth.'],
    ['a word for another', 'Soft cotton cloth', 'Soft silk cloth', 'Soft [-cotton ][+silk ]cloth'],
    ['a word more at the end', 'Soft ', 'Soft cloth', 'Soft [+cloth]'],
    ['a word less at the beginning', 'Very soft', 'soft', '[-Very ]soft'],
    ['from nothing', '', 'Soft cloth', '[+Soft cloth]'],
    ['to nothing', 'Soft cloth', '', '[-Soft cloth]'],
    ['two places', 'a b c d e', 'a x c d y e', 'a [-b ][+x ]c d [+y ]e'],
    ['a line break', 'a\nb', 'a b', '[-a\n][+a ]b'],
    ['blanks in front', '  soft', ' soft', '[-  ][+ ]soft'],
    ['a word moved on', 'b c', 'a b d', '[+a ]b [-c][+d]'],
    ['most words that both have', 'q a b c d r', 's b c d a t', '[-q a ][+s ]b c d [-r][+a t]'],
    ['words of which some come again', 'a b a c', 'b a b a', '[-a ]b a [-c][+b a]'],
    ['several words for several', 'a b c d', 'a x y d', 'a [-b c ][+x y ]d'],
  ])('%s', (_, before, after, difference) => {
    expect(shown(before, after)).toBe(difference);
  });

  it('each text is whole: same and gone are the one, same and new the other', () => {
    const [before, after] = ['one two three two one', 'two one three one two'];
    const stretches = wordDifference(before, after);
    const without = (kind: string) =>
      stretches
        .filter((stretch) => stretch.kind !== kind)
        .map(({ text }) => text)
        .join('');
    expect(without('new')).toBe(before);
    expect(without('gone')).toBe(after);
  });

  it('what is too long to compare is all gone, and all new, between what is the same at both ends', () => {
    const [before, after] = [wordsWithOneOfBoth('a', 1001), wordsWithOneOfBoth('b', 1000)];
    expect(wordDifference(`x ${before}y`, `x ${after}y`)).toEqual([
      { kind: 'same', text: 'x ' },
      { kind: 'gone', text: before },
      { kind: 'new', text: after },
      { kind: 'same', text: 'y' },
    ]);
  });

  it('a thousand words are not too long', () => {
    const [before, after] = [wordsWithOneOfBoth('a', 1000), wordsWithOneOfBoth('b', 1000)];
    expect(wordDifference(before, after).map(({ kind }) => kind)).toEqual(['gone', 'new', 'same', 'gone', 'new']);
  });
});

/** So many words that stand in no other text, but for one in the middle. */
const wordsWithOneOfBoth = (letter: string, many: number) =>
  Array.from({ length: many }, (_, at) => (at === 500 ? 'both ' : `${letter}${at} `)).join('');
