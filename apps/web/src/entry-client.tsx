import './styles/main.css';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createQueryClient } from './lib/api.ts';
import { rawPlace, splitPlace } from './lib/routing/hash-place.ts';
import { matchPath } from './lib/routing/paths.ts';
import type { DocumentData } from './lib/site.ts';

const root = document.getElementById('root') as HTMLElement;
const heroSrc = document.querySelector<HTMLImageElement>('img[src^="data:"]')?.src;
const data: DocumentData = { ...JSON.parse(document.getElementById('oja-data')?.textContent ?? 'null'), heroSrc };
const isHome = matchPath(splitPlace(rawPlace(location.hash)).path)?.name === 'home';
const queryClient = createQueryClient();
const app = <App data={data} queryClient={queryClient} />;

// The document always holds Home. Any other page replaces it, under the skeleton that the boot script has put on.
if (isHome && root.childElementCount > 0) {
  hydrateRoot(root, app, { onRecoverableError: console.error });
} else {
  // In one go, so that the server's markup and the app never leave a blank frame between them.
  flushSync(() => createRoot(root).render(app));
}
history.scrollRestoration = 'manual';
void import('./app/after-start.ts').then((m) => m.afterStart(queryClient));
