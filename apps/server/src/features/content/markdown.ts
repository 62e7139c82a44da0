import type { Block, Span } from '@oja/contract/content';
import { slugOf, uniqueSlug } from '@oja/domain/text/slug';
import type { List, Node, PhrasingContent, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { ContentFailure } from './content-failure.ts';

/** Where links may lead: within the shop, to the web, to a mailbox, to a phone. */
const safeAddress = /^(?:#\/|https?:\/\/|mailto:|tel:)/;

/**
 * Markdown as the contract's tree. What the tree has no place for (HTML, pictures, lists in lists …) is refused with its
 * line, so that nothing that somebody wrote is dropped in silence.
 * @param linesBefore of the file, for the line that a refusal names
 */
export function parseMarkdown(file: string, text: string, linesBefore = 0): Block[] {
  const refuse = (node: Node, problem: string): never => {
    throw new ContentFailure(file, problem, (node.position?.start.line ?? 0) + linesBefore);
  };
  const ids = new Set<string>();
  let deepest = 1;

  const root = fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  return root.children.map(blockOf);

  function blockOf(node: RootContent): Block {
    switch (node.type) {
      case 'heading':
        return headingOf(node.depth, spansOf(node.children), node);
      case 'paragraph':
        return { kind: 'paragraph', spans: spansOf(node.children) };
      case 'blockquote':
        return { kind: 'note', spans: onlyParagraph(node.children, node) };
      case 'list':
        return listOf(node);
      case 'table':
        return tableOf(node);
      default:
        return refuse(node, `there is no place for ${node.type}.`);
    }
  }

  function headingOf(level: number, spans: Span[], node: Node): Block {
    if (level !== 2 && level !== 3) return refuse(node, 'headings are ## or ###.');
    if (level > deepest + 1) return refuse(node, 'a ### heading stands below a ## heading.');
    deepest = level;
    const id = uniqueSlug(slugOf(textOf(spans)), ids);
    ids.add(id);
    return { kind: 'heading', level, id, spans };
  }

  function listOf(node: List): Block {
    const items = node.children.map((item) => onlyParagraph(item.children, item));
    return { kind: 'list', ordered: node.ordered ?? false, items };
  }

  function tableOf(node: Table): Block {
    const [head = [], ...rows] = node.children.map((row) => row.children.map((cell) => spansOf(cell.children)));
    return { kind: 'table', head, rows };
  }

  function onlyParagraph(children: RootContent[], parent: Node): Span[] {
    const [first, ...others] = children;
    if (first?.type !== 'paragraph' || others.length > 0) return refuse(parent, 'it may hold one paragraph only.');
    return spansOf(first.children);
  }

  function spansOf(nodes: PhrasingContent[], marks: Omit<Span, 'text'> = {}): Span[] {
    return nodes.flatMap((node): Span[] => {
      switch (node.type) {
        case 'text':
          return [{ ...marks, text: node.value.replaceAll('\n', ' ') }];
        case 'strong':
          return spansOf(node.children, { ...marks, strong: true });
        case 'emphasis':
          return spansOf(node.children, { ...marks, emphasis: true });
        case 'link':
          if (!safeAddress.test(node.url)) refuse(node, `a link cannot lead to ${node.url}.`);
          return spansOf(node.children, { ...marks, href: node.url });
        default:
          return refuse(node, `there is no place for ${node.type}.`);
      }
    });
  }
}

/** The words alone. */
export const textOf = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('');
