import { searchForm } from '@oja/domain/goods/search';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlightRanges } from './highlight.ts';

describe('highlightRanges', () => {
  it.each([
    ['Red dress, red shoes', 'RED', ['Red', 'red']],
    ['Adìrẹ cloth', 'adire', ['Adìrẹ']],
    ['Adìrẹ cloth'.normalize('NFD'), 'adire', ['Adìrẹ'.normalize('NFD')]],
    ['Ƙofar', 'ko', ['Ƙo']],
    ['Straße', 'ass', ['aß']],
    ['ß', 's', ['ß']],
    ['👟 shoe', 'shoe', ['shoe']],
    ['aaaa', 'aa', ['aa', 'aa']],
    ['Red', 'blue', []],
    ['Red', '  ', []],
  ])('in %s, %s marks %j', (text, query, marked) => {
    expect(highlightRanges(text, query).map(({ start, end }) => text.slice(start, end))).toEqual(marked);
  });

  it('gives ranges in order that do not overlap and contain the query', () => {
    const unit = fc.constantFrom('a', 'b', 'ọ', 'ß', 'e\u0301', '👟', ' ');
    fc.assert(
      fc.property(fc.string({ unit }), fc.string({ unit, minLength: 1, maxLength: 2 }), (text, query) => {
        let end = 0;
        for (const range of highlightRanges(text, query)) {
          expect(range.start).toBeGreaterThanOrEqual(end);
          expect(searchForm(text.slice(range.start, range.end))).toContain(searchForm(query));
          end = range.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
