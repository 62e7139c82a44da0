import type { HelpTopic } from '@oja/contract/content';
import { partId, showPart } from '../../features/reading/part.ts';
import { href } from '../../lib/routing/paths.ts';
import { Question } from './question.tsx';

interface TopicWaysProps {
  topics: readonly HelpTopic[];
  /** Below what was found, where there is no room beside it. */
  last: boolean;
}

/** The way to each topic. */
export function TopicWays({ topics, last }: TopicWaysProps) {
  return (
    <nav aria-label="Topics" className={last ? 'max-lg:order-last' : undefined}>
      <ul className="grid grid-cols-2 gap-2 lg:grid-cols-1">
        {topics.map(({ slug, title, description, questions }) => (
          <li key={slug} className="max-lg:last:odd:col-span-2">
            <a
              href={href('help', undefined, { topic: slug })}
              onClick={() => showPart(slug)}
              className="grid h-full content-start gap-0.5 rounded-chip border border-line bg-surface px-4 py-3 hover:border-line-strong"
            >
              <span className="flex items-baseline justify-between gap-2">
                <span className="text-sm font-semibold">{title}</span>
                <span className="text-xs text-muted tabular-nums">
                  {questions.length}
                  <span className="sr-only"> questions</span>
                </span>
              </span>
              <span className="text-xs text-muted max-sm:hidden">{description}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface TopicsProps {
  topics: readonly HelpTopic[];
  /** The question that the address names. */
  asked: string | null;
}

/** All topics with their questions. */
export function Topics({ topics, asked }: TopicsProps) {
  return (
    <div className="grid min-w-0 gap-12">
      {topics.map(({ slug, title, questions }) => (
        <section key={slug} aria-labelledby={partId(slug)}>
          <h2 id={partId(slug)} tabIndex={-1} className="mb-2 text-xl outline-none">
            {title}
          </h2>
          {questions.map((question) => (
            <Question key={question.slug} question={question} open={question.slug === asked} />
          ))}
        </section>
      ))}
    </div>
  );
}
