import { MessageCircleQuestion } from 'lucide-react';
import { href } from '../../lib/routing/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Marked } from '../../ui/goods/marked.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import type { FoundQuestion } from './find-questions.ts';
import { Question } from './question.tsx';

/** What the search found, or the way to people who know more. */
export function Answers({ query, found }: { query: string; found: readonly FoundQuestion[] }) {
  return (
    <>
      <p role="status" className="mb-2 text-sm text-muted">
        {found.length === 1 ? '1 answer' : `${found.length} answers`}
      </p>
      {found.length === 0 ? (
        <EmptyState
          icon={<MessageCircleQuestion />}
          text={<span className="wrap-anywhere">No answer for “{query}”</span>}
          hint="Try one or two other words, or ask us: a person reads it."
          action={<ButtonLink href={href('contact')}>Contact us</ButtonLink>}
        />
      ) : (
        <div className="max-w-[46rem]">
          {found.map((question, at) => (
            <Question
              key={question.slug}
              question={question}
              open={at === 0}
              title={
                <span className="block py-1">
                  <Marked text={question.question} ranges={question.ranges} />
                  <span className="block text-xs font-normal text-muted">{question.topic}</span>
                </span>
              }
            />
          ))}
        </div>
      )}
    </>
  );
}
