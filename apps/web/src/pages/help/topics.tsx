import type { HelpTopic } from '@oja/contract/content';
import { partId } from '../../features/reading/part.ts';
import { href } from '../../lib/routing/paths.ts';
import { Question } from './question.tsx';
import { useTopicInView } from './use-topic-in-view.ts';

interface TopicWaysProps {
  topics: readonly HelpTopic[];
  /** Whether their questions are on the page: which of them are in sight is marked. */
  withQuestions: boolean;
}

/** The way to each topic. */
export function TopicWays({ topics, withQuestions }: TopicWaysProps) {
  const inView = useTopicInView(topics, withQuestions);
  return (
    <nav aria-label="Topics" className="rounded-card bg-surface p-2 ring-1 ring-inset ring-line">
      <ul className="grid grid-cols-2 lg:grid-cols-1">
        {topics.map(({ slug, title, questions }) => (
          <li key={slug} className="max-lg:last:odd:col-span-2">
            <a
              href={href('help', undefined, { topic: slug })}
              aria-current={slug === inView || undefined}
              className="flex min-h-12 items-center justify-between gap-2 rounded-chip px-4 font-medium wrap-anywhere hover:bg-sunken aria-[current]:bg-palm-soft aria-[current]:text-palm"
            >
              {title}
              <span className="text-xs text-muted tabular-nums">
                {questions.length}
                <span className="sr-only"> questions</span>
              </span>
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
