import type { Span } from '@oja/contract/content';
import { Fragment, type ReactNode, use } from 'react';
import { MarkWords } from './mark-words.ts';

/** Words with their emphasis and links; links out of the shop open where the shopper chooses. */
export function Spans({ spans }: { spans: readonly Span[] }) {
  const mark = use(MarkWords);
  return spans.map((span, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text never change places
    return <Fragment key={at}>{shown(span, mark(span.text))}</Fragment>;
  });
}

function shown({ strong, emphasis, href }: Span, text: ReactNode) {
  const stressed = emphasis ? <em>{text}</em> : text;
  const words = strong ? <strong>{stressed}</strong> : stressed;
  if (href === undefined) return words;
  return (
    <a href={href} rel={href.startsWith('http') ? 'noopener' : undefined}>
      {words}
    </a>
  );
}
