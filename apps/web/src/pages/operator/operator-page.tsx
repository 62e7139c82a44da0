import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useMe } from '../../features/session/me.ts';
import { SignedOutNotice } from '../../features/session/signed-out-notice.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import { pages } from '../../lib/routing/pages.ts';
import { Page } from '../../ui/page.tsx';
import { NotFound } from '../../ui/states/not-found.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { TryAgain } from '../../ui/states/try-again.tsx';
import { AuditSection } from './audit-section.tsx';
import { CheckSection } from './check-section.tsx';
import { CreditSection } from './credit-section.tsx';
import { DisputesSection } from './disputes-section.tsx';
import { goToPlace } from './matter-focus.ts';
import { storesPlace } from './matter-place.ts';
import { read } from './operator-api.ts';
import { OrderSection, orderPlace } from './order-section.tsx';
import { OrphansSection } from './orphans-section.tsx';
import { OverpaidSection } from './overpaid-section.tsx';
import { RefundsSection } from './refunds-section.tsx';
import { ReportsSection } from './reports-section.tsx';
import { WaitingSection } from './waiting-section.tsx';

const OperatorTrade = lazyPart(() => import('./trade/operator-trade.tsx').then((m) => m.OperatorTrade));

/** What the people who run the shop see and do about its money, its stores and their products. For everybody else there is nothing here. */
export function OperatorPage() {
  const me = useMe();
  if (me.isError) {
    return (
      <Page title="Money">
        <TryAgain text="Failed to load user data" busy={me.isFetching} onRetry={() => void me.refetch()} />
      </Page>
    );
  }
  if (!me.data) {
    return (
      <Page title="Money">
        <Loading />
      </Page>
    );
  }
  if (!me.data.user) {
    return (
      <Page title="Money">
        <SignedOutNotice text="Please log in to look after the shop's money" />
      </Page>
    );
  }
  return me.data.user.isOperator ? <Matters /> : <NotFound />;
}

function Matters() {
  const matters = useQuery({ ...read('operatorMatters', {}), staleTime: 0 });
  const { data } = matters;
  const [orderNumber, setOrderNumber] = useState('');
  const [store, setStore] = useState('');
  const lookUp = (found: string) => {
    setOrderNumber(found);
    goToPlace(orderPlace);
  };
  const lookAt = (id: string) => {
    setStore(id);
    goToPlace(storesPlace);
  };
  return (
    <Page title="Money" className="max-w-240">
      <p className="-mt-3 mb-6 text-muted">
        What needs a person, and what was done. Every act asks for a reason and stays in the audit log.
      </p>
      <div className="grid gap-5">
        {data ? (
          <>
            <WaitingSection matters={data} onLookUp={lookUp} onStore={lookAt} />
            <RefundsSection refunds={data.refunds} confirmed={data.confirmed} />
            <OverpaidSection overpaid={data.overpaid} confirmed={data.confirmed} />
            <OrphansSection orphans={data.orphans} confirmed={data.confirmed} />
            <DisputesSection disputes={data.disputes} confirmed={data.confirmed} />
            <OrderSection orderNumber={orderNumber} onFind={setOrderNumber} confirmed={data.confirmed} />
            <CreditSection confirmed={data.confirmed} />
            <CheckSection />
            <ReportsSection reports={data.reports} />
            <Suspense fallback={<Skeleton className="h-64 rounded-card" />}>
              <OperatorTrade confirmed={data.confirmed} store={store} onStore={setStore} />
            </Suspense>
            <AuditSection />
          </>
        ) : matters.isError ? (
          <TryAgain text={pages.operator.failure} busy={matters.isFetching} onRetry={() => void matters.refetch()} />
        ) : (
          <Loading />
        )}
      </div>
    </Page>
  );
}

function Loading() {
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">Loading what needs a person</span>
      <Skeleton className="h-64 rounded-card" />
      <Skeleton className="h-64 rounded-card" />
    </div>
  );
}
