import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { read } from '../lib/api.ts';
import { DocumentContext, type DocumentData } from '../lib/site.ts';
import { ToastRegion } from '../ui/overlays/toast.tsx';
import { Outlet } from './outlet.tsx';
import { Footer } from './shell/footer.tsx';
import { Shell } from './shell/shell.tsx';

interface AppProps {
  data: DocumentData;
  queryClient: QueryClient;
}

/** The whole app. On the server and in the browser the same tree, so that the first can be hydrated by the second. */
export function App({ data, queryClient }: AppProps) {
  useState(() => data.home && queryClient.setQueryData(read('home', {}).queryKey, data.home));
  // For measurements: from here on the page answers to the shopper.
  useEffect(() => void performance.mark('oja-hydrated'), []);
  return (
    <QueryClientProvider client={queryClient}>
      <DocumentContext value={data}>
        <Shell footer={<Footer />}>
          <Outlet />
        </Shell>
        <ToastRegion />
      </DocumentContext>
    </QueryClientProvider>
  );
}
