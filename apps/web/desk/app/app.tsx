import type { DeskStore } from '@oja/contract/desks/desk-store';
import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { DocumentContext } from '../../src/lib/site.ts';
import { ToastRegion } from '../../src/ui/overlays/toast.tsx';
import { ErrorBoundary } from '../../src/ui/states/error-boundary.tsx';
import { openQueue } from '../features/waiting/open-queue.ts';
import { WaitingContext } from '../features/waiting/waiting.tsx';
import { PageSkeleton } from '../ui/desk-skeleton.tsx';
import { read } from './desk-api.ts';
import { Frame } from './frame/frame.tsx';
import { navigate, usePathname } from './location.ts';
import { NoStore } from './no-store.tsx';
import { NotHere } from './not-here.tsx';
import { Outlet } from './outlet.tsx';
import { pageComponent } from './page-component.ts';
import { type DeskPageRow, deskPages } from './pages.ts';
import { matchDeskPath } from './paths.ts';
import { placeIn } from './place-in.ts';
import { AccountContext, DeskContext, type DeskData, useAccount } from './store.ts';
import { useLastStore } from './use-last-store.ts';

/** The whole desk. */
export function App({ data, queryClient }: { data: DeskData; queryClient: QueryClient }) {
  useState(() => startFrom(data, queryClient));
  const [queue] = useState(() => openQueue(queryClient, data.user.id));
  useEffect(() => {
    // Photographs that a reload has interrupted go on, whichever page is open.
    void import('../features/imports/take-up-trays.ts').then((m) => m.takeUpTrays(data.user.id)).catch(console.error);
  }, [data.user.id]);
  const shop = useMemo(() => ({ site: data.site, home: null }), [data.site]);
  return (
    <QueryClientProvider client={queryClient}>
      <DocumentContext value={shop}>
        <WaitingContext value={queue}>
          <AtDesk data={data} />
        </WaitingContext>
        <ToastRegion />
      </DocumentContext>
    </QueryClientProvider>
  );
}

/** `/desk` alone means the desk of the store that the server has chosen; what it has to do is in the document. */
function startFrom({ stores, slug, today }: DeskData, queryClient: QueryClient): void {
  const store = stores.find((each) => each.slug === slug);
  if (!store) return;
  if (placeIn(location.pathname).slug === '') history.replaceState(null, '', `/desk/${encodeURIComponent(store.slug)}`);
  const params = { seller: store.id };
  if (!today) return;
  queryClient.setQueryData(read('deskToday', { params }).queryKey, today);
  queryClient.setQueryData(read('deskPulse', { params }).queryKey, today.pulse);
}

function AtDesk({ data: { site, user, stores: atStart } }: { data: DeskData }) {
  // They change while the desk is open: one is opened, or has another name.
  const { items: stores } = useQuery({
    ...read('deskStores', {}),
    initialData: { items: atStart },
    staleTime: 60_000,
    // An operator may have taken one out of the shop meanwhile, or let it in.
    refetchOnWindowFocus: true,
  }).data;
  const account = useMemo(() => ({ site, user, stores }), [site, user, stores]);
  return (
    <AccountContext value={account}>
      <Place />
    </AccountContext>
  );
}

function Place() {
  const account = useAccount();
  const { stores } = account;
  const { slug, path } = placeIn(usePathname());
  const match = matchDeskPath(path);
  const store = useStoreAt(slug, stores);
  useLastStore(store?.slug);
  const desk = useMemo(() => store && { ...account, store }, [account, store]);
  if (match?.name === 'opening') return <Opening />;
  if (!desk) {
    return (
      <main id="main" className="desk-alone">
        {stores.length === 0 ? <NoStore /> : <NotHere stores={stores} />}
      </main>
    );
  }
  const row: DeskPageRow | undefined = match ? deskPages[match.name] : undefined;
  return (
    <DeskContext value={desk}>{row?.bare ? <Outlet key={desk.store.id} /> : <Frame key={desk.store.id} />}</DeskContext>
  );
}

/** The store of that slug; one that has been renamed meanwhile stays, and its address follows. */
function useStoreAt(slug: string, stores: readonly DeskStore[]): DeskStore | undefined {
  const [known] = useState(() => new Map<string, string>());
  for (const store of stores) known.set(store.slug, store.id);
  const store = stores.find(({ id }) => id === known.get(slug));
  const moved = store && store.slug !== slug ? store.slug : null;
  useEffect(() => {
    if (moved === null) return;
    const rest = location.pathname.split('/').slice(3).join('/');
    navigate(`/desk/${encodeURIComponent(moved)}${rest && `/${rest}`}${location.search}`, { replace: true });
  }, [moved]);
  return store;
}

function Opening() {
  const Page = pageComponent('opening');
  return (
    <ErrorBoundary text={deskPages.opening.failure}>
      <Suspense
        fallback={
          <main className="opening">
            <PageSkeleton shape={deskPages.opening.shape} />
          </main>
        }
      >
        <Page />
      </Suspense>
    </ErrorBoundary>
  );
}
