import type { Suggestion } from '@oja/contract/search';
import { describe, expect, it } from 'vitest';
import { groupSuggestions, stepThrough } from './suggestion-groups.ts';

const some = (type: Suggestion['type'], count: number): Suggestion[] =>
  Array.from({ length: count }, (_, at) => ({ id: `${type}-${at}`, name: type, type, slug: null, image: null }));

describe('suggestions', () => {
  it('stand by kind, at most five of each [SRCH-05]', () => {
    const groups = groupSuggestions([...some('store', 1), ...some('product', 7), ...some('category', 2)]);
    expect(groups.map(({ title, first, items }) => [title, first, items.length])).toEqual([
      ['Products', 0, 5],
      ['Categories', 5, 2],
      ['Stores', 7, 1],
    ]);
  });

  it('have no group for a kind without any', () => {
    expect(groupSuggestions(some('store', 1)).map(({ title }) => title)).toEqual(['Stores']);
    expect(groupSuggestions([])).toEqual([]);
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
