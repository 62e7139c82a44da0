import { useInfiniteQuery } from '@tanstack/react-query';
import { formatDateTime } from '../../../lib/text/dates.ts';
import { LoadMore } from '../../../ui/states/load-more.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { TryAgain } from '../../../ui/states/try-again.tsx';
import { factsIn, sayAction, sayActor } from '../audit-words.ts';
import { Matter, MatterList, MatterSection, RawRecord } from '../matter.tsx';
import { ask } from '../operator-api.ts';

/** Who did what, newest first. */
export function AuditSection() {
  const audit = useInfiniteQuery({
    queryKey: ['operatorAudit'],
    queryFn: ({ pageParam, signal }) =>
      ask('operatorAudit', { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  });
  const entries = audit.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <MatterSection
      title="Audit log"
      about="Append only. Each entry is chained to the one before it, so that nothing can be taken out unseen."
      {...(audit.data && entries.length === 0 && { empty: 'Nothing has happened yet.' })}
    >
      {audit.isPending && <Skeleton className="h-40 rounded-chip" />}
      {audit.isError && !audit.data && (
        <TryAgain text="Failed to load the audit log" busy={audit.isFetching} onRetry={() => void audit.refetch()} />
      )}
      <MatterList>
        {entries.map(({ id, seq, at, actor, action, subject, details }) => (
          <Matter
            key={id}
            title={sayAction(action)}
            facts={[
              ['When', formatDateTime(at)],
              ['Who', sayActor(actor)],
              ...factsIn({ details }),
              ['Entry', seq ?? 'not chained yet'],
            ]}
            acts={<RawRecord>{`${action} · ${subject} ${details}`}</RawRecord>}
          />
        ))}
      </MatterList>
      {audit.hasNextPage && <LoadMore busy={audit.isFetchingNextPage} onLoad={() => void audit.fetchNextPage()} />}
    </MatterSection>
  );
}
