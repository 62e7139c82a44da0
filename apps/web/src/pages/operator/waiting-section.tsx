import type { OperatorMatters } from '@oja/contract/operator';
import { countOf } from '@oja/domain/count';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '../../lib/dates.ts';
import { LoadMore } from '../../ui/load-more.tsx';
import { Act } from './act.tsx';
import { Matter, MatterList, MatterSection } from './matter.tsx';
import { ask, call } from './operator-api.ts';

type Waiting = OperatorMatters['waiting'][number];

/** Everything that waits for a person, each in one line; what can be done stands below, or here where only a word is needed. */
export function WaitingSection({ matters }: { matters: OperatorMatters }) {
  const { waiting: first, waitingNext: next, waitingCount, confirmed } = matters;
  const [isWanted, setWanted] = useState(false);
  const more = useInfiniteQuery({
    queryKey: ['operatorWaiting', next],
    queryFn: ({ pageParam, signal }) => ask('operatorWaiting', { query: { cursor: pageParam }, signal }),
    initialPageParam: next ?? '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: isWanted && next !== null,
    staleTime: 0,
  });
  const waiting = [...first, ...(next === null ? [] : (more.data?.pages ?? []).flatMap(({ items }) => items))];
  const goesOn = next !== null && (more.data === undefined || more.hasNextPage);
  const load = () => (isWanted ? void (more.data ? more.fetchNextPage() : more.refetch()) : setWanted(true));
  return (
    <MatterSection
      title="Waiting for a person"
      about="Each of these was told in the log, too. It leaves this list when it is dealt with. Errors come first."
      {...(waiting.length === 0 && { empty: 'Nothing waits.' })}
    >
      <p className="text-sm">{`${countOf(waitingCount, 'matter', 'matters')} in all.`}</p>
      <MatterList>
        {waiting.map((matter) => (
          <Matter
            key={`${matter.kind} ${matter.subject} ${matter.since}`}
            title={matter.says}
            facts={[
              ['About', matter.subject],
              ['Since', formatDateTime(matter.since)],
              ...(matter.reference === null ? [] : ([['Payment', matter.reference]] as [string, string][])),
            ]}
            acts={matter.closable && <Close matter={matter} confirmed={confirmed} />}
          />
        ))}
      </MatterList>
      {goesOn && <LoadMore busy={more.isFetching} onLoad={load} />}
    </MatterSection>
  );
}

const explanations: Record<string, string> = {
  payment_unconfirmed:
    'Only when you have looked at the payment on the pages of the provider. If it is confirmed later, the shop settles it all the same.',
  refund_not_listed:
    'Only when you have looked at the refunds of the payment on the pages of the provider. No money is moved by it.',
  report_differs: 'Only when you have looked into each of its differences. No money is moved by it.',
};

function Close({ matter: { kind, subject }, confirmed }: { matter: Waiting; confirmed: boolean }) {
  return (
    <Act
      label="Close with a note"
      explanation={explanations[kind]}
      confirmed={confirmed}
      done="The matter is closed"
      onAct={(note, idempotencyKey) =>
        call('closeMatter', {
          body: { kind: kind as 'payment_unconfirmed' | 'refund_not_listed' | 'report_differs', subject, note },
          idempotencyKey,
        })
      }
    />
  );
}
