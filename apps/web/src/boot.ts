/**
 * Runs in the head, before anything is painted: puts the theme on, sends a payment's return to its page, and for a deep
 * link hides the server's Home, shows that page's skeleton, and starts the requests that it will need.
 */

import { bootPages, bootRoutes, chunks, fonts, laterStyles } from 'virtual:boot-table';
import { paymentReturnTarget } from '@oja/domain/people/return-address';
import { asksToSaveData } from './lib/data-saver.ts';
import { renewForMissingEntry, renewForMissingPart } from './lib/renew-document.ts';
import { firstRequest } from './lib/routing/first-request.ts';
import { folderOf } from './lib/routing/folder-of.ts';
import { rawPlace, splitPlace } from './lib/routing/hash-place.ts';
import { matchPattern } from './lib/routing/match-pattern.ts';
import { applyTheme, storedTheme } from './lib/theme/theme.ts';

/** Milliseconds without an answer after which a request counts as failed. */
const LIMIT = 10_000;

const requests = new Map<string, Promise<Response>>();

function start(address: string): void {
  const limit = new AbortController();
  setTimeout(() => limit.abort(new DOMException('No answer in time.', 'TimeoutError')), LIMIT);
  const request = fetch(address, { credentials: 'same-origin', signal: limit.signal });
  // Whoever takes the request over sees its failure; until then it must not count as unhandled.
  request.catch(() => {});
  requests.set(address, request);
}

const preloaded = new Set<string>();

function preload(rel: string, href: string, as = ''): void {
  if (preloaded.has(href)) return;
  preloaded.add(href);
  const link = Object.assign(document.createElement('link'), { rel, href, as, crossOrigin: '' });
  document.head.append(link);
}

function preloadChunks(folder: string): void {
  const names = chunks.names.split(',');
  for (const letter of chunks.ofPages[folder] ?? '') {
    preload('modulepreload', `/assets/${names[letter.charCodeAt(0) - 48]}.js`);
  }
}

let styles: Promise<void> | undefined;

function fetchStyles(): Promise<void> {
  styles ??= new Promise<void>((resolve, reject) => {
    if (!laterStyles) return resolve();
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: laterStyles });
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      styles = undefined;
      reject(new Error('The styles could not be fetched.'));
    };
    document.head.append(link);
  });
  return styles;
}

/** An address with a payment's reference belongs to the payment's return page, now and whenever it turns up. */
function sendToPaymentReturn(): void {
  const target = paymentReturnTarget(location.search, location.hash);
  if (!target) return;
  // The query moves into the hash; left in front of it, it would send every later page there too.
  history.replaceState(null, '', `${location.pathname}#${target}`);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

function prepare(): void {
  const { path, query } = splitPlace(rawPlace(location.hash));
  const page = bootPages.find((row) => matchPattern(row.path, path));
  if (page && folderOf(page) === 'home') delete document.documentElement.dataset.place;
  else {
    document.documentElement.dataset.place = page?.skeleton ?? '';
    // The page that waits for them sees their failure.
    fetchStyles().catch(() => {});
  }
  if (!page) return;
  preloadChunks(folderOf(page));
  const request = firstRequest(bootRoutes, page, path, query);
  if (request && !requests.has(request)) start(request);
}

renewForMissingEntry();
applyTheme(storedTheme());
// Early enough to be used at once. To a shopper who saves data they come late, for the next visit.
if (!asksToSaveData()) {
  for (const file of fonts) preload('preload', file, 'font');
}
start('/api/me');
sendToPaymentReturn();
prepare();
addEventListener('hashchange', sendToPaymentReturn);
addEventListener('hashchange', prepare);
window.oja = {
  requests,
  fetchStyles,
  preloadChunks,
  partFailed(part, error) {
    // Without a line there is nothing to renew from.
    renewForMissingPart(part, error).catch(() => {});
  },
  handOver() {
    removeEventListener('hashchange', prepare);
    const { dataset } = document.documentElement;
    if (dataset.place === undefined) return;
    delete dataset.place;
    // The page's own boxes take over from those that stood there: at once, without a blank moment between them.
    dataset.arrived = '';
    addEventListener('hashchange', () => delete dataset.arrived, { once: true });
  },
};
