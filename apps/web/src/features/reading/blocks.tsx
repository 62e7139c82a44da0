import type { Block, Span } from '@oja/contract/content';
import { Fragment } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { partId } from './part.ts';
import { Spans } from './spans.tsx';

/** Written content, as the server read it: text, never markup. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="reading">
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change places
        <Fragment key={at}>{shown(block)}</Fragment>
      ))}
    </div>
  );
}

function shown(block: Block) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return (
        <Heading id={partId(block.id)} tabIndex={-1}>
          <Spans spans={block.spans} />
        </Heading>
      );
    }
    case 'paragraph': {
      // A way to write to somebody that stands by itself is what the text leads to.
      const [{ text, href } = { text: '' }, ...more] = block.spans;
      return (
        <p>
          {href?.startsWith('mailto:') && more.length === 0 ? (
            <ButtonLink href={href}>{text}</ButtonLink>
          ) : (
            <Spans spans={block.spans} />
          )}
        </p>
      );
    }
    case 'note':
      return (
        <p className="reading-note">
          <Spans spans={block.spans} />
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <li key={at}>
              <Spans spans={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <Table {...block} />;
  }
}

const textOf = (spans: readonly Span[]) => spans.map(({ text }) => text).join('');

function Table({ head, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keys
    <div role="group" aria-label={`Table: ${head.map(textOf).join(', ')}`} tabIndex={0} className="reading-table">
      <table>
        <thead>
          <tr>
            {head.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <th key={at} scope="col">
                <Spans spans={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <tr key={at}>
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={column}>
                  <Spans spans={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
