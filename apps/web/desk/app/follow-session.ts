import { stopKeeping, wipeDesk } from '../../src/features/session/desk-kept.ts';
import { channel, type News } from '../../src/features/session/session-channel.ts';
import { call } from '../../src/lib/api.ts';

/** Hears from the other tabs that somebody has signed in or out: the server then says whose desk this is. @param user whose it was */
export function followSession(user: string): void {
  channel().onmessage = ({ data: news }: MessageEvent<News>) => {
    if (news === 'session') void letGo(user).finally(() => location.reload());
  };
}

/** Unless the account is still here: what another tab has wiped is not written once more by this one as it goes. */
async function letGo(user: string): Promise<void> {
  const me = await call('me', {}).catch(() => undefined);
  if (!me || me.user?.id === user) return;
  stopKeeping(user);
  // Where somebody else has signed in, the session of this account may only have ended: what waits is its own.
  if (me.user === null) await wipeDesk(user).catch(console.error);
}
