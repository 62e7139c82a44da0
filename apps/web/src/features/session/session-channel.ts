import type { QueryClient } from '@tanstack/react-query';
import { forgetReads } from './forget-reads.ts';
import { meQuery } from './me.ts';

// One for speaking and hearing, so that a tab does not hear itself. Made by the browser only: it would keep a server up.
let opened: BroadcastChannel | undefined;
const channel = () => (opened ??= new BroadcastChannel('oja.session'));

/** Tells the other tabs that who is signed in has changed. */
export function announceSession(): void {
  channel().postMessage(null);
}

/** Hears it from them: this tab then asks the shop who is signed in, and believes nobody else. */
export function followSession(queryClient: QueryClient): void {
  channel().onmessage = () => renewSession(queryClient);
}

/** Drops what is known of the account, and asks the shop anew who is signed in. */
export function renewSession(queryClient: QueryClient): void {
  forgetReads(queryClient);
  void queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
}
