import type { RouteName } from '@oja/contract/routes';
import type { QueryClient } from '@tanstack/react-query';
import { badgeFollowsCart } from '../features/cart/badge-follows-cart.ts';
import { pendingFollowsTabs } from '../features/cart/pending/follow-tabs.ts';
import { favouritesFollowAccount } from '../features/favourites/follow-account.ts';
import { tellOffline } from '../features/network/tell-offline.ts';
import { followSession } from '../features/session/follow-session.ts';
import { keepLooking } from '../features/session/look-again.ts';
import { meQuery } from '../features/session/me.ts';
import { noticeSessionEnd } from '../features/session/notice-session-end.ts';
import { announceChange } from '../features/session/session-channel.ts';
import { answered } from '../lib/api.ts';
import { carryPictures } from './carry-pictures.ts';
import { keepFocusInView } from './keep-focus-in-view.ts';
import { preloadOnIntent } from './preload-on-intent.ts';
import { rollDigits } from './roll-digits.ts';
import { toastsKeepClear } from './toasts-keep-clear.ts';

/** Calls that only read, with a body too long or too private for an address. */
const reading: readonly RouteName[] = ['lookUpFavourites', 'quotePending', 'trackOrder'];

/** What listens while the app runs. Nothing of it is on the screen, so it does not delay that. */
export function afterStart(queryClient: QueryClient): void {
  preloadOnIntent(queryClient);
  carryPictures();
  rollDigits();
  keepFocusInView();
  toastsKeepClear();
  tellOffline();
  followSession(queryClient);
  noticeSessionEnd(queryClient);
  // So that it is there when a shopper presses the button.
  void import('../features/cart/press-add.ts').catch(() => undefined);
  keepLooking(queryClient);
  badgeFollowsCart(queryClient);
  pendingFollowsTabs();
  favouritesFollowAccount(queryClient);
  // Every call of somebody signed in that is no read may have changed what the account has.
  answered.heard = (name) => {
    if (!reading.includes(name) && queryClient.getQueryData(meQuery.queryKey)?.user) announceChange();
  };
}
