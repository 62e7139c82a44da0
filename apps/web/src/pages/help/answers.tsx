import { MessageCircleQuestion } from 'lucide-react';
import { MarkWords } from '../../features/reading/mark-words.ts';
import { href } from '../../lib/routing/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Marked } from '../../ui/goods/marked.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { askedIn, type FoundQuestion, sentenceAsked } from './find-questions.ts';
import { Question } from './question.tsx';

/** What the search found, or the way to people who know more. */
export function Answers({ query, found }: { query: string; found: readonly FoundQuestion[] }) {
  const marked = (text: string) => <Marked text={text} ranges={askedIn(text, query)} />;
  return (
    <div className="min-w-0">
      {/* Where there is none the words below say it to the eye. */}
      <p role="status" className={found.length === 0 ? 'sr-only' : 'mb-2 text-sm text-muted'}>
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
        <MarkWords value={marked}>
          {found.map((question, at) => (
            <Question
              key={question.slug}
              question={question}
              open={at === 0}
              title={
                <span className="block py-1">
                  {marked(question.question)}
                  {/* Of one that stands open the answer can be read. */}
                  <span className="line-clamp-2 text-sm font-normal text-muted group-open:hidden">
                    {marked(sentenceAsked(question, query))}
                  </span>
                  {found[at - 1]?.topic !== question.topic && (
                    <span className="block text-xs font-normal text-muted">{marked(question.topic)}</span>
                  )}
                </span>
              }
            />
          ))}
        </MarkWords>
      )}
    </div>
  );
}
