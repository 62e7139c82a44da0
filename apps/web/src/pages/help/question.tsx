import type { HelpQuestion } from '@oja/contract/content';
import type { ReactNode } from 'react';
import { Blocks } from '../../features/reading/blocks.tsx';
import { partId } from '../../features/reading/part.ts';
import { href } from '../../lib/routing/paths.ts';
import { Disclosure } from '../../ui/disclosure.tsx';

interface QuestionProps {
  question: HelpQuestion;
  /** Shown in place of the question's own words, with marks in them. */
  title?: ReactNode;
  open: boolean;
}

/** A question that opens on its answer, with an address of its own to send to somebody. */
export function Question({ question: { slug, question, answer }, title = question, open }: QuestionProps) {
  return (
    <Disclosure id={partId(slug)} title={title} open={open}>
      <Blocks blocks={answer} />
      <a
        href={href('help', undefined, { question: slug })}
        className="mt-3 inline-flex min-h-11 items-center text-sm text-muted underline underline-offset-4"
      >
        Link to this answer
      </a>
    </Disclosure>
  );
}
