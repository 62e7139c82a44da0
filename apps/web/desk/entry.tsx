import './styles/main.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '../src/lib/api.ts';
import { asksToSaveData } from '../src/lib/data-saver.ts';
import { laterStyles } from '../src/lib/lazy-part.ts';
import { App } from './app/app.tsx';
import { followSession } from './app/follow-session.ts';
import { followLinks } from './app/location.ts';
import { loadPageOf } from './app/page-component.ts';
import type { DeskData } from './app/store.ts';

/** Milliseconds after which what is tapped next is fetched: by then the line has done with this page. */
const PAUSE = 1500;

/** Where most taps lead, and the pages of the bar: 20 KB once. Not on data that somebody saves. */
function fetchNext(): void {
  if (asksToSaveData()) return;
  for (const folder of ['orders', 'parcel', 'products', 'money', 'more']) window.oja?.preloadChunks(folder);
}

const root = document.getElementById('root') as HTMLElement;
const data = JSON.parse(document.getElementById('oja-data')?.textContent ?? 'null') as DeskData;
const queryClient = createQueryClient();

// The frame in the document stands until the page can take its place in one go; without its own file, the app says so. No
// `await` here: the page's file imports this one, and each would wait for the other.
void Promise.allSettled([laterStyles(), loadPageOf(location.pathname)]).then(() => {
  followLinks();
  flushSync(() => createRoot(root).render(<App data={data} queryClient={queryClient} />));
  followSession(data.user.id);
  setTimeout(fetchNext, PAUSE);
});
