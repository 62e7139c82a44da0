import type { Block } from '@oja/contract/content';
import { describe, expect, it } from 'vitest';
import { openingOf } from './opening.ts';

const paragraph = (text: string): Block => ({ kind: 'paragraph', spans: [{ text }] });
const heading: Block = { kind: 'heading', level: 2, id: 'costs', spans: [{ text: 'What it costs' }] };
const table: Block = {
  kind: 'table',
  head: [[{ text: '₦0' }], [{ text: '10', strong: true }, { text: ' %' }]],
  rows: [[[{ text: 'to open' }]]],
};

describe('what a page of selling opens with', () => {
  it('is its first paragraph and its first table; a figure can stand without words', () => {
    expect(openingOf([paragraph('Sell.'), table, paragraph('More.'), heading])).toEqual({
      lead: [{ text: 'Sell.' }],
      figures: [
        { figure: '₦0', means: 'to open' },
        { figure: '10 %', means: '' },
      ],
      terms: [paragraph('More.'), heading],
    });
  });

  it('is nothing of what stands under a heading', () => {
    const blocks = [heading, table, paragraph('Terms.')];
    expect(openingOf(blocks)).toEqual({ lead: undefined, figures: [], terms: blocks });
    expect(openingOf([])).toEqual({ lead: undefined, figures: [], terms: [] });
  });
});
