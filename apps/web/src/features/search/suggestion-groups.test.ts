import type { Suggestion } from '@oja/contract/search';
import { describe, expect, it } from 'vitest';
import { groupSearches, groupSuggestions, stepThrough } from './suggestion-groups.ts';

const some = (type: Suggestion['type'], count: number): Suggestion[] =>
  Array.from({ length: count }, (_, at) => ({ id: `${type}-${at}`, name: type, type, slug: null, image: null }));
const shape = (groups: ReturnType<typeof groupSuggestions>) =>
  groups.map(({ title, first, lines }) => [title, first, lines.length]);

describe('suggestions', () => {
  it('stand by kind, at most five of each, below texts and above the text itself [SRCH-05]', () => {
    const items = [...some('store', 1), ...some('product', 7), ...some('category', 2)];
    const texts = [{ text: 'gown', kind: 'thing' as const }];
    expect(shape(groupSuggestions({ texts, items }, 'go'))).toEqual([
      ['Searches', 0, 1],
      ['Products', 1, 5],
      ['Categories', 6, 2],
      ['Stores', 8, 1],
      ['', 9, 1],
    ]);
  });

  it('have no group for a kind without any, and no text that is typed already', () => {
    const texts = [{ text: 'Gown', kind: 'thing' as const }];
    expect(shape(groupSuggestions({ texts, items: some('store', 1) }, 'gown'))).toEqual([
      ['Stores', 0, 1],
      ['', 1, 1],
    ]);
  });

  it('of an empty box are the last searches, then those of many', () => {
    expect(shape(groupSearches(['hp laptop'], [{ text: 'fan', kind: 'searched' }]))).toEqual([
      ['Your last searches', 0, 1],
      ['Popular searches', 1, 1],
    ]);
    expect(groupSearches([], [])).toEqual([]);
  });
});

describe('walking through them with the arrow keys', () => {
  it('goes from the field through all and back to the field', () => {
    expect([-1, 0, 1].map((at) => stepThrough(at, 2, 1))).toEqual([0, 1, -1]);
    expect([-1, 1, 0].map((at) => stepThrough(at, 2, -1))).toEqual([1, 0, -1]);
  });

  it('stays in the field when there are none', () => {
    expect(stepThrough(-1, 0, 1)).toBe(-1);
  });
});
