import type { QueryClient } from '@tanstack/react-query';
import { lookAgain } from './look-again.ts';
import { channel, type News, renewSession } from './session-channel.ts';

/** Hears from the other tabs that something has changed: this tab then asks the shop, and believes nobody else. */
export function followSession(queryClient: QueryClient): void {
  channel().onmessage = ({ data }: MessageEvent<News>) => {
    if (data === 'account') lookAgain(queryClient);
    else renewSession(queryClient);
  };
}
