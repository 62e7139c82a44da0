import type { HelpTopic } from '@oja/contract/content';
import { partId, showPart } from '../../features/reading/part.ts';
import { href } from '../../lib/paths.ts';
import { Question } from './question.tsx';

interface TopicsProps {
  topics: readonly HelpTopic[];
  /** The question that the address names. */
  asked: string | null;
}

/** The way to each topic, then all of them with their questions. */
export function Topics({ topics, asked }: TopicsProps) {
  return (
    <>
      <nav aria-label="Topics" className="mb-12">
        <ul className="article-grid gap-3!">
          {topics.map(({ slug, title, description, questions }) => (
            <li key={slug}>
              <a
                href={href('help', undefined, { topic: slug })}
                onClick={() => showPart(slug)}
                className="grid h-full gap-1 rounded-card bg-surface p-4 ring-1 ring-line hover:shadow-raised"
              >
                <span className="flex items-baseline justify-between gap-3">
                  <span className="font-semibold">{title}</span>
                  <span className="text-xs text-muted tabular-nums">{questions.length} answers</span>
                </span>
                <span className="text-sm text-muted">{description}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid max-w-[46rem] gap-12">
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
    </>
  );
}
