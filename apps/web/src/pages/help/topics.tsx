import type { HelpTopic } from '@oja/contract/content';
import { partId, showPart } from '../../features/reading/part.ts';
import { href } from '../../lib/routing/paths.ts';
import { Question } from './question.tsx';

interface TopicsProps {
  topics: readonly HelpTopic[];
  /** The question that the address names. */
  asked: string | null;
}

/** The way to each topic, then all of them with their questions. */
export function Topics({ topics, asked }: TopicsProps) {
  return (
    <div className="help-layout">
      <nav aria-label="Topics">
        <ul className="grid grid-cols-2 gap-2 lg:grid-cols-1">
          {topics.map(({ slug, title, description, questions }) => (
            <li key={slug}>
              <a
                href={href('help', undefined, { topic: slug })}
                onClick={() => showPart(slug)}
                className="grid h-full content-center gap-0.5 rounded-chip bg-surface px-4 py-3 ring-1 ring-line hover:shadow-raised"
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
    </div>
  );
}
