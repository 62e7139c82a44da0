import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { DocumentContext } from '../../src/lib/site.ts';
import { ToastRegion } from '../../src/ui/overlays/toast.tsx';
import { openQueue } from '../features/waiting/open-queue.ts';
import { WaitingContext } from '../features/waiting/waiting.tsx';
import { read } from './desk-api.ts';
import { Frame } from './frame/frame.tsx';
import { usePathname } from './location.ts';
import { NoStore } from './no-store.tsx';
import { NotHere } from './not-here.tsx';
import { Outlet } from './outlet.tsx';
import { type DeskPageRow, deskPages } from './pages.ts';
import { matchDeskPath } from './paths.ts';
import { placeIn } from './place-in.ts';
import { DeskContext, type DeskData } from './store.ts';
import { useLastStore } from './use-last-store.ts';

/** The whole desk. */
export function App({ data, queryClient }: { data: DeskData; queryClient: QueryClient }) {
  useState(() => startFrom(data, queryClient));
  const [queue] = useState(() => openQueue(queryClient, data.user.id));
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

function AtDesk({ data: { site, user, stores } }: { data: DeskData }) {
  const { slug, path } = placeIn(usePathname());
  const store = stores.find((each) => each.slug === slug);
  useLastStore(store?.slug);
  const desk = useMemo(() => store && { site, user, stores, store }, [site, user, stores, store]);
  if (!desk) {
    return (
      <main id="main" className="desk-alone">
        {stores.length === 0 ? <NoStore /> : <NotHere stores={stores} />}
      </main>
    );
  }
  const match = matchDeskPath(path);
  const row: DeskPageRow | undefined = match ? deskPages[match.name] : undefined;
  return (
    <DeskContext value={desk}>{row?.bare ? <Outlet key={desk.store.id} /> : <Frame key={desk.store.id} />}</DeskContext>
  );
}
