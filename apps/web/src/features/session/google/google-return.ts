import { useEffect, useState } from 'react';
import { keep, readKept } from '../../../lib/kept.ts';
import { placeState } from '../../../lib/routing/hash-location.ts';
import { rawPlace, splitPlace } from '../../../lib/routing/hash-place.ts';
import { pathOf } from '../../../lib/routing/paths.ts';
import { type GoogleOutcome, isOutcome } from './google-window.ts';

const KEY = 'oja.google';

/** Keeps why the visitor is on this page while the browser is with Google. */
export function keepReason(): void {
  keep(KEY, placeState());
}

/**
 * On the login page: how the attempt ended that the browser has just come back from; undefined for whoever comes another
 * way. The place is then made what it was when the browser left.
 */
export function useGoogleReturn(): GoogleOutcome | undefined {
  const [returned] = useState(readReturn);
  useEffect(() => {
    if (readReturn() === undefined) return;
    history.replaceState(readKept(KEY) ?? null, '', `${location.pathname}${location.search}#${pathOf('login')}`);
    keep(KEY, undefined);
  }, []);
  return returned;
}

function readReturn(): GoogleOutcome | undefined {
  const { path, query } = splitPlace(rawPlace(location.hash));
  const outcome = new URLSearchParams(query).get('google');
  return path === pathOf('login') && isOutcome(outcome) ? outcome : undefined;
}
