import type { Block, Span } from '@oja/contract/content';

/** What a page of selling begins with, apart from the rest of it. */
interface Opening {
  lead: readonly Span[] | undefined;
  /** '₦0', and what it is paid for. */
  figures: readonly { figure: string; means: string }[];
  terms: Block[];
}

const textOf = (spans: readonly Span[]) => spans.map(({ text }) => text).join('');

/** The first paragraph and the first table, if they stand before the first heading; all else are the terms. */
export function openingOf(blocks: readonly Block[]): Opening {
  const at = blocks.findIndex(({ kind }) => kind === 'heading');
  const first = at < 0 ? blocks : blocks.slice(0, at);
  const lead = first.find((block) => block.kind === 'paragraph');
  const table = first.find((block) => block.kind === 'table');
  return {
    lead: lead?.spans,
    figures:
      table?.head.map((cell, column) => ({
        figure: textOf(cell),
        means: textOf(table.rows[0]?.[column] ?? []),
      })) ?? [],
    terms: blocks.filter((block) => block !== lead && block !== table),
  };
}
