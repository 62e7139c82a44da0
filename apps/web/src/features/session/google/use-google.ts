import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { announceSession, renewSession } from '../session-channel.ts';
import { keepReason } from './google-return.ts';
import {
  type GoogleOutcome,
  goToGoogle,
  listenToGoogle,
  openGoogleWindow,
  sendToGoogle,
  watchWindow,
} from './google-window.ts';

type GoogleState = 'idle' | 'open' | 'blocked' | Exclude<GoogleOutcome, 'signed-in' | 'confirmed'>;

interface GoogleOptions {
  purpose: 'sign-in' | 'confirm';
  /** How the attempt ended that the browser has just come back from. */
  returned?: GoogleOutcome | undefined;
  /** The person has proven anew who they are. */
  onConfirmed?: () => void;
}

/** What succeeded needs no words: the page goes on. */
const shownAfter = (outcome: GoogleOutcome): GoogleState =>
  outcome === 'signed-in' || outcome === 'confirmed' ? 'idle' : outcome;

/** Signing in with Google in a window of its own: what state that is in, and how to begin. */
export function useGoogle({ purpose, returned, onConfirmed }: GoogleOptions) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<GoogleState>(returned === undefined ? 'idle' : shownAfter(returned));
  const waiting = useRef<{ opened: Window; stopLooking: () => void } | null>(null);
  const confirmed = useRef(onConfirmed);
  confirmed.current = onConfirmed;

  useEffect(() => {
    const end = () => {
      waiting.current?.stopLooking();
      waiting.current = null;
    };
    const stop = listenToGoogle((outcome) => {
      // Whoever is signed in now, here or by another tab: the shop is asked. The rest is about our own attempt.
      if (outcome === 'signed-in') {
        renewSession(queryClient);
        announceSession();
      } else if (!waiting.current) return;
      if (outcome === 'confirmed') confirmed.current?.();
      setState(shownAfter(outcome));
      end();
    });
    return () => {
      stop();
      end();
    };
  }, [queryClient]);

  /** To be called in the handler of a press: a browser opens windows for nothing else. */
  function start(remember = false): void {
    if (waiting.current && !waiting.current.opened.closed) {
      waiting.current.opened.focus();
      return;
    }
    waiting.current?.stopLooking();
    const opened = openGoogleWindow();
    setState(opened ? 'open' : 'blocked');
    if (!opened) return;
    // Whatever it says later still counts.
    const stopLooking = watchWindow(opened, () => setState((now) => (now === 'open' ? 'cancelled' : now)));
    waiting.current = { opened, stopLooking };
    sendToGoogle(opened, purpose, remember).catch((error) => {
      console.error('Google sign-in could not begin', error);
      stopLooking();
      waiting.current = null;
      setState('failed');
    });
  }

  function startInPage(remember = false): void {
    keepReason();
    goToGoogle(remember).catch((error) => {
      console.error('Google sign-in could not begin', error);
      setState('failed');
    });
  }

  return { state, start, startInPage, reset: () => setState('idle') };
}

/** What to tell of an attempt that came to nothing. */
export const googleTexts = {
  cancelled: 'Google sign-in was cancelled.',
  failed: 'Google sign-in failed. Please try again.',
} as const;
