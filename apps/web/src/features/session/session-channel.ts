import type { QueryClient } from '@tanstack/react-query';
import { forgetReads } from './forget-reads.ts';
import { meQuery } from './me.ts';

/** Who is signed in has changed, or something of what the account has. */
export type News = 'session' | 'account';

// One for speaking and hearing, so that a tab does not hear itself. Made by the browser only: it would keep a server up.
let opened: BroadcastChannel | undefined;
export const channel = () => (opened ??= new BroadcastChannel('oja.session'));
const announce = (news: News) => channel().postMessage(news);

/** Tells the other tabs that who is signed in has changed. */
export const announceSession = () => announce('session');

/** Tells the other tabs that the account has something else now: a cart, an order, an address … */
export const announceChange = () => announce('account');

/** Drops what is known of the account, and asks the shop anew who is signed in. */
export function renewSession(queryClient: QueryClient): void {
  forgetReads(queryClient);
  void queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
}
