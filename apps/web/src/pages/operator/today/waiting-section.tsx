import type { OperatorMatters } from '@oja/contract/desks/operator-matters';
import { formatAmount } from '@oja/domain/money/naira';
import { countOf } from '@oja/domain/text/count';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '../../../lib/text/dates.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { LoadMore } from '../../../ui/states/load-more.tsx';
import { Act } from '../act.tsx';
import { type Fact, Matter, MatterList, MatterSection } from '../matter.tsx';
import { ask, call } from '../operator-api.ts';
import { partHref, placeOf, reviewPlace } from '../operator-parts.ts';

type Waiting = OperatorMatters['waiting'][number];

/** Everything that waits for a person, each in one line; what can be done stands in its part, or here where only a word is needed. */
export function WaitingSection({ matters }: { matters: OperatorMatters }) {
  const { waiting: first, waitingNext: next, waitingCount } = matters;
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
            title={`${matter.says.charAt(0).toUpperCase()}${matter.says.slice(1)}`}
            facts={factsOf(matter)}
            acts={<Acts matter={matter} matters={matters} />}
          />
        ))}
      </MatterList>
      {goesOn && <LoadMore busy={more.isFetching} onLoad={load} />}
    </MatterSection>
  );
}

function factsOf({ amount, currency, storeName, orderNumber, reference, since, dueAt, subject }: Waiting): Fact[] {
  const known: [string, string | null][] = [
    ['Sum', amount === null ? null : formatAmount(amount, currency)],
    ['Store', storeName],
    ['Order', orderNumber],
    ['Payment', reference],
    ['About', reference === null && storeName === null && !subject.startsWith('page:') ? subject : null],
    ['Since', formatDateTime(since)],
    ['Answer until', dueAt === null ? null : formatDateTime(dueAt)],
  ];
  return known.filter(([, value]) => value !== null);
}

/** Where in its part it can be dealt with; null: nowhere but here, or at its store. */
function placeAt({ kind, subject }: Waiting, { refunds, overpaid, orphans, disputes, reports }: OperatorMatters) {
  const id = subject.slice(subject.indexOf(':') + 1);
  const has = (list: readonly { id: string }[]) => list.some((one) => one.id === id);
  if (kind === 'refund_excess' || kind === 'refund_twin') return has(overpaid) ? placeOf('overpaid', id) : null;
  if (kind === 'drafts_submitted') return reviewPlace;
  if (subject.startsWith('refund:')) return has(refunds) ? placeOf('refund', id) : null;
  if (subject.startsWith('dispute:')) return has(disputes) ? placeOf('dispute', id) : null;
  if (subject.startsWith('report:')) return has(reports) ? placeOf('report', id) : null;
  return orphans.some(({ reference }) => subject === `orphan:${reference}`) ? placeOf('orphan', id) : null;
}

function Acts({ matter, matters }: { matter: Waiting; matters: OperatorMatters }) {
  const place = placeAt(matter, matters);
  const { orderNumber, subject, part } = matter;
  return (
    <>
      {matter.closable && <Close matter={matter} confirmed={matters.confirmed} />}
      {place !== null && (
        <ButtonLink variant="secondary" href={partHref(part, { matter: place })}>
          Go to it
        </ButtonLink>
      )}
      {subject.startsWith('store:') && (
        <ButtonLink variant="secondary" href={partHref('stores', { store: subject.slice('store:'.length) })}>
          Look at it
        </ButtonLink>
      )}
      {orderNumber !== null && (
        <ButtonLink variant="secondary" href={partHref('money', { order: orderNumber })}>
          Find its order
        </ButtonLink>
      )}
    </>
  );
}

const explanations: Record<string, string> = {
  payment_unconfirmed:
    'Only when you have looked at the payment on the pages of the provider. If it is confirmed later, the shop settles it all the same.',
  refund_not_listed:
    'Only when you have looked at the refunds of the payment on the pages of the provider. No money is moved by it.',
  report_differs: 'Only when you have looked into each of its differences. No money is moved by it.',
};

function Close({ matter, confirmed }: { matter: Waiting; confirmed: boolean }) {
  const { kind, subject, mark: seen } = matter;
  return (
    <Act
      label="Close with a note"
      facts={factsOf(matter)}
      explanation={explanations[kind]}
      confirmed={confirmed}
      done="The matter is closed"
      onAct={(note, idempotencyKey) =>
        call('closeMatter', {
          body: { kind: kind as 'payment_unconfirmed' | 'refund_not_listed' | 'report_differs', subject, seen, note },
          idempotencyKey,
        })
      }
    />
  );
}
