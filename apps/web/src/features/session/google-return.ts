import { placeState } from '../../lib/hash-location.ts';
import { rawPlace, splitPlace } from '../../lib/hash-place.ts';
import { paths } from '../../lib/paths.ts';
import { keep, readKept } from '../../lib/storage.ts';
import { type GoogleOutcome, isOutcome } from './google-window.ts';

const KEY = 'oja.google';

/** Keeps why the visitor is on this page while the browser is with Google. */
export function keepReason(): void {
  keep(KEY, placeState());
}

/**
 * How the attempt ended that the browser has just come back from, once; the page is then as it was when it left. Undefined
 * for whoever comes another way.
 */
export function takeReturn(): GoogleOutcome | undefined {
  const { path, query } = splitPlace(rawPlace(location.hash));
  const outcome = new URLSearchParams(query).get('google');
  if (path !== paths.login || !isOutcome(outcome)) return undefined;
  history.replaceState(readKept(KEY) ?? null, '', `${location.pathname}${location.search}#${paths.login}`);
  keep(KEY, undefined);
  return outcome;
}
