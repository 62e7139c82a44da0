import type { OperatorPart } from '@oja/contract/desks/operator-matters';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { useMe } from '../../features/session/me.ts';
import { SignedOutNotice } from '../../features/session/signed-out-notice.tsx';
import { NotFound } from '../../features/viewed/not-found.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useHashQuery } from '../../lib/routing/hash-location.ts';
import { pages } from '../../lib/routing/pages.ts';
import { Page } from '../../ui/page.tsx';
import { ErrorBoundary } from '../../ui/states/error-boundary.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { TryAgain } from '../../ui/states/try-again.tsx';
import { goToPlace } from './matter-focus.ts';
import { read } from './operator-api.ts';
import { type PartProps, partNamed, partNames, placeNamed } from './operator-parts.ts';
import { PartTabs } from './part-tabs.tsx';

/** Who looks at one part does not fetch the others. */
const parts: Record<OperatorPart, ComponentType<PartProps>> = {
  today: lazyPart(() => import('./today/today-part.tsx').then((m) => m.TodayPart), true),
  money: lazyPart(() => import('./money/money-part.tsx').then((m) => m.MoneyPart), true),
  stores: lazyPart(() => import('./stores/stores-part.tsx').then((m) => m.StoresPart), true),
  products: lazyPart(() => import('./products/products-part.tsx').then((m) => m.ProductsPart), true),
  books: lazyPart(() => import('./books/books-part.tsx').then((m) => m.BooksPart), true),
};

/** What the people who run the shop see and do about its money, its stores and their products. For everybody else there is nothing here. */
export function OperatorPage() {
  const part = partNamed(useHashQuery().get('part'));
  return <OnePart key={part} part={part} />;
}

interface OfPart {
  part: OperatorPart;
}

function OnePart({ part }: OfPart) {
  // A part is a page of its own for whoever goes there: it begins at its top.
  useLayoutEffect(() => {
    scrollTo(0, 0);
  }, []);
  const me = useMe();
  if (me.data?.user) return me.data.user.isOperator ? <Matters part={part} /> : <NotFound />;
  return (
    <Titled part={part}>
      {me.isError ? (
        <TryAgain text="Failed to load user data" busy={me.isFetching} onRetry={() => void me.refetch()} />
      ) : me.data ? (
        <SignedOutNotice text="Please log in to look after the shop" />
      ) : (
        <Loading />
      )}
    </Titled>
  );
}

function Titled({ part, children }: OfPart & { children: ReactNode }) {
  const name = partNames[part];
  return (
    <Page title={`${name} · Operator`} heading={name}>
      {children}
    </Page>
  );
}

function Matters({ part }: OfPart) {
  const matters = useQuery({ ...read('operatorMatters', {}), staleTime: 0 });
  const { data } = matters;
  const Part = parts[part];
  return (
    <Titled part={part}>
      <PartTabs here={part} matters={data} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        {data ? (
          <ErrorBoundary text={pages.operator.failure}>
            <Suspense fallback={<Loading />}>
              <Part matters={data} />
              <LeadTo part={part} />
            </Suspense>
          </ErrorBoundary>
        ) : matters.isError ? (
          <div className="col-span-full">
            <TryAgain text={pages.operator.failure} busy={matters.isFetching} onRetry={() => void matters.refetch()} />
          </div>
        ) : (
          <Loading />
        )}
      </div>
    </Titled>
  );
}

/** Leads to what the address named on arrival, once that is there: after the page has given the focus to its heading. */
function LeadTo({ part }: OfPart) {
  const address = useHashQuery();
  const [place] = useState(() => placeNamed(part, address));
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  useEffect(() => {
    if (isThere && place !== null) goToPlace(place);
  }, [isThere, place]);
  return null;
}

function Loading() {
  return (
    <div role="status" className="col-span-full grid gap-5">
      <span className="sr-only">Loading what needs a person</span>
      <Skeleton className="h-64 rounded-card" />
      <Skeleton className="h-64 rounded-card" />
    </div>
  );
}
