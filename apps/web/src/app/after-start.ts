import type { QueryClient } from '@tanstack/react-query';
import { tellOffline } from '../features/network/tell-offline.ts';
import { noticeSessionEnd } from '../features/session/notice-session-end.ts';
import { followSession } from '../features/session/session-channel.ts';
import { preloadOnIntent } from './preload-on-intent.ts';

/** What listens while the app runs. Nothing of it is on the screen, so it does not delay that. */
export function afterStart(queryClient: QueryClient): void {
  preloadOnIntent();
  tellOffline();
  followSession(queryClient);
  noticeSessionEnd(queryClient);
}
