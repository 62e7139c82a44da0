import { useQuery } from '@tanstack/react-query';
import { useNamedPart } from '../../features/reading/part.ts';
import { ReadingSkeleton } from '../../features/reading/reading-skeleton.tsx';
import { read } from '../../lib/api.ts';
import { navigate, useHashQuery } from '../../lib/routing/hash-location.ts';
import { pages } from '../../lib/routing/pages.ts';
import { pathOf } from '../../lib/routing/paths.ts';
import { useMedia } from '../../lib/use-media.ts';
import { NameSearch } from '../../ui/forms/name-search.tsx';
import { Page } from '../../ui/page.tsx';
import { TryAgain } from '../../ui/states/try-again.tsx';
import { Answers } from './answers.tsx';
import { findQuestions } from './find-questions.ts';
import { Topics, TopicWays } from './topics.tsx';

/** All questions by topic, and a search over them. What is asked stands in the address. */
export function HelpPage() {
  const { data, error, isFetching, refetch } = useQuery({ ...read('help', {}), staleTime: 10 * 60_000 });
  const place = useHashQuery();
  const query = (place.get('q') ?? '').trim();
  useNamedPart('question', data !== undefined);
  useNamedPart('topic', data !== undefined);
  const hasRoom = useMedia('(width >= 64rem)');

  return (
    <Page title="Help centre">
      {/* Of another look than the market's own search, which stands right above on phones. */}
      <div className="help-layout -mt-3 mb-8 items-center gap-y-5 [&_input]:rounded-chip [&_input]:bg-palm-soft">
        <p className="text-muted">Ask in your own words, or look through the topics.</p>
        <NameSearch
          label="Search the answers"
          value={query}
          wait={0}
          onChange={(q) => navigate(pathOf('help', undefined, q.trim() ? { q } : undefined), { replace: true })}
        />
      </div>
      {content()}
    </Page>
  );

  function content() {
    if (error && !data) {
      return <TryAgain text={pages.help.failure} busy={isFetching} onRetry={() => void refetch()} />;
    }
    if (!data) return <ReadingSkeleton />;
    const ways = <TopicWays topics={data.topics} withQuestions={query === ''} />;
    // What was found comes first where there is no room beside it, for the keyboard, too.
    const isLast = query !== '' && !hasRoom;
    return (
      <div className="help-layout">
        {!isLast && ways}
        {query ? (
          <Answers query={query} found={findQuestions(data.topics, query)} />
        ) : (
          <Topics topics={data.topics} asked={place.get('question')} />
        )}
        {isLast && ways}
      </div>
    );
  }
}
