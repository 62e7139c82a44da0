import type { CallInput } from '@oja/contract/client';
import { call } from '../account-api.ts';

/** How an attempt with Google ended, as its window says. */
export type GoogleOutcome = 'signed-in' | 'confirmed' | 'needs-password' | 'cancelled' | 'failed';
type Purpose = CallInput<'startGoogle'>['body']['purpose'];

const outcomes: readonly string[] = ['signed-in', 'confirmed', 'needs-password', 'cancelled', 'failed'];
const CHANNEL = 'oja.google';
const FEATURES = 'popup,width=480,height=680';
/** Milliseconds between two looks at the window, and from its end until it has surely said all it had to say. */
const LOOK_EVERY = 400;
const LAST_WORDS = 1000;

export const isOutcome = (value: unknown): value is GoogleOutcome => outcomes.includes(String(value));

/** The outcome in a message; undefined for anything that is not ours. */
function outcomeIn(data: unknown): GoogleOutcome | undefined {
  const { type, outcome } = (data ?? {}) as { type?: unknown; outcome?: unknown };
  return type === 'oja:google' && isOutcome(outcome) ? outcome : undefined;
}

/**
 * Hears what Google's window says, from this origin alone: from the window itself, and by a channel as well, because
 * Google's pages may cut it off from its opener. Nothing in a message is believed but that something has happened.
 */
export function listenToGoogle(hear: (outcome: GoogleOutcome) => void): () => void {
  const take = (data: unknown) => {
    const outcome = outcomeIn(data);
    if (outcome) hear(outcome);
  };
  const onMessage = ({ origin, data }: MessageEvent) => {
    if (origin === location.origin) take(data);
  };
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => take(data);
  addEventListener('message', onMessage);
  return () => {
    channel.close();
    removeEventListener('message', onMessage);
  };
}

/** Opens the window; null when the browser does not let us. To be called in the very handler of a press. */
export function openGoogleWindow(): Window | null {
  const opened = open('about:blank', '_blank', FEATURES);
  if (opened) opened.document.body.textContent = 'Opening Google…';
  return opened;
}

/** Begins an attempt and sends the window there. */
export async function sendToGoogle(opened: Window, purpose: Purpose, remember: boolean): Promise<void> {
  try {
    const { url } = await call('startGoogle', { body: { purpose, remember, inPage: false } });
    opened.location.replace(url);
  } catch (error) {
    opened.close();
    throw error;
  }
}

/** The same in this page, for browsers that allow no other window. It comes back to the login page. */
export async function goToGoogle(remember: boolean): Promise<void> {
  const { url } = await call('startGoogle', { body: { purpose: 'sign-in', remember, inPage: true } });
  location.assign(url);
}

/**
 * Tells when the window is gone; answers how to stop looking. A window that Google's pages have cut off from us looks gone,
 * too: it is believed only when the shopper is back on this page.
 */
export function watchWindow(opened: Window, gone: () => void): () => void {
  let end: ReturnType<typeof setTimeout> | undefined;
  const look = setInterval(() => {
    if (!opened.closed || !document.hasFocus()) return;
    clearInterval(look);
    end = setTimeout(gone, LAST_WORDS);
  }, LOOK_EVERY);
  return () => {
    clearInterval(look);
    clearTimeout(end);
  };
}
