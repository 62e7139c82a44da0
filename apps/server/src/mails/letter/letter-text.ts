import { formatNaira } from '@oja/domain/money/naira';
import type { Block, Letter } from './letter.ts';
import type { MailShop } from './mail-shop.ts';

/** A letter as plain text. */
export function letterText(shop: MailShop, { heading, blocks, because }: Letter): string {
  const contact = `${shop.name} · ${shop.city}\n${shop.email} · ${shop.phone}\n${shop.url}`;
  return `${[heading, ...blocks.map(blockText), '--', because, contact].join('\n\n')}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'text':
    case 'fine':
      return block.text;
    case 'button':
    case 'link':
      return `${block.label}:\n${block.href}`;
    case 'quote':
      return block.text.replace(/^/gm, '> ');
    case 'facts':
      return block.facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'goods':
      return [
        ...block.goods.map(
          ({ name, note, quantity, amount }) =>
            `${quantity} × ${name}${note === '' ? '' : ` (${note})`}: ${formatNaira(amount)}`,
        ),
        '',
        ...block.sums.map(({ label, amount, words }) => `${label}: ${words ?? formatNaira(amount)}`),
      ].join('\n');
  }
}
