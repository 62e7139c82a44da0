/**
 * Runs in the head of the desk, before anything is painted: puts the theme on, and starts the fetching of the styles, which
 * hold up neither the frame in the document nor the scripts, and of the page's own files.
 */

import './styles/first.css';
import { bootPages, chunks, styles } from 'virtual:desk-boot-table';
import { renewForMissingEntry, renewForMissingPart } from '../src/lib/renew-document.ts';
import { matchPattern } from '../src/lib/routing/match-pattern.ts';
import { applyTheme, storedTheme } from '../src/lib/theme/theme.ts';
import { placeIn } from './app/place-in.ts';

function add(link: Partial<HTMLLinkElement>): HTMLLinkElement {
  const element = Object.assign(document.createElement('link'), link);
  document.head.append(element);
  return element;
}

const preloaded = new Set<string>();

function preloadChunks(folder: string): void {
  const names = chunks.names.split(',');
  for (const letter of chunks.ofPages[folder] ?? '') {
    const name = names[letter.charCodeAt(0) - 48] ?? '';
    if (!preloaded.has(name)) add({ rel: 'modulepreload', href: `/assets/desk/${name}.js`, crossOrigin: '' });
    preloaded.add(name);
  }
}

let fetched: Promise<unknown> | undefined;

function fetchStyles(): Promise<void> {
  fetched ??= Promise.all(styles.map(fetchSheet)).catch((error) => {
    fetched = undefined;
    throw error;
  });
  return fetched.then(() => undefined);
}

function fetchSheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = add({ rel: 'stylesheet', href });
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error('The styles could not be fetched.'));
    };
  });
}

renewForMissingEntry();
applyTheme(storedTheme());
// Whoever waits for them sees their failure.
fetchStyles().catch(() => {});
const page = bootPages.find(({ path }) => matchPattern(path, placeIn(location.pathname).path));
if (page) {
  preloadChunks(page.folder);
  // The boxes in the document are laid out as the page will be.
  document.documentElement.dataset.shape = page.shape;
}
window.oja = {
  requests: new Map(),
  fetchStyles,
  preloadChunks,
  partFailed(part, error) {
    // Without a line there is nothing to renew from.
    renewForMissingPart(part, error).catch(() => {});
  },
  handOver() {},
};
