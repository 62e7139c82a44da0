import type { QueryClient } from '@tanstack/react-query';
import { forgetReads, meQuery } from './me.ts';

const NAME = 'oja.session';

/** Tells the other tabs that who is signed in has changed. */
export function announceSession(): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(null);
  channel.close();
}

/** Hears it from them: this tab then asks the shop who is signed in, and believes nobody else. */
export function followSession(queryClient: QueryClient): void {
  new BroadcastChannel(NAME).onmessage = () => {
    forgetReads(queryClient);
    void queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
  };
}
