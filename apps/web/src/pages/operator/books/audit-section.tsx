import type { AuditEntry } from '@oja/contract/desks/operator-desk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { formatDateTime } from '../../../lib/text/dates.ts';
import { LoadMore } from '../../../ui/states/load-more.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { TryAgain } from '../../../ui/states/try-again.tsx';
import { factsIn, sayAction, sayActor } from '../audit-words.ts';
import { RowList } from '../list-row.tsx';
import { Facts, MatterSection } from '../matter.tsx';
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
      <RowList>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </RowList>
      {audit.hasNextPage && <LoadMore busy={audit.isFetchingNextPage} onLoad={() => void audit.fetchNextPage()} />}
    </MatterSection>
  );
}

/** What was done, by whom and when; all else that is kept of it on demand. */
function Entry({ entry: { seq, at, actor, action, subject, details } }: { entry: AuditEntry }) {
  return (
    <li>
      <details className="group">
        <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 py-2 hover:bg-sunken [&::-webkit-details-marker]:hidden">
          <div className="grid min-w-0 flex-1 gap-x-6 sm:grid-cols-[1fr_minmax(0,14rem)_11rem] sm:items-baseline">
            <h3 className="text-sm font-semibold wrap-anywhere">{sayAction(action)}</h3>
            <p className="text-sm wrap-anywhere text-muted">
              {sayActor(actor)}
              <span className="sm:hidden"> · {formatDateTime(at)}</span>
            </p>
            <p className="text-sm whitespace-nowrap text-muted max-sm:hidden">{formatDateTime(at)}</p>
          </div>
          <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-muted group-open:rotate-180" />
        </summary>
        <div className="grid gap-2 pb-4">
          <Facts facts={[...factsIn({ details }), ['Entry', seq ?? 'not chained yet']]} />
          <code className="block text-sm wrap-anywhere text-muted">{`${action} · ${subject} ${details}`}</code>
        </div>
      </details>
    </li>
  );
}
