import { navigate, placeState } from '../../lib/routing/hash-location.ts';
import { rawPlace, splitPlace } from '../../lib/routing/hash-place.ts';
import { pathOf } from '../../lib/routing/paths.ts';

/** What the sign-in page is told by whoever sends a visitor there. */
export interface SignInReason {
  /** Where to go afterwards; check it with `safeReturnPath` before following it. */
  returnTo?: string | undefined;
  /** Shown above the form. */
  notice?: string | undefined;
}

/**
 * Sends the visitor to sign in and then back to where they are now.
 * @param replace for pages that are of no use to a visitor, so that 'back' does not lead there and here again
 */
export function goToSignIn(notice?: string, replace = false): void {
  const returnTo = rawPlace(location.hash);
  if (splitPlace(returnTo).path === pathOf('login')) return;
  const reason: SignInReason = { returnTo, notice };
  navigate(pathOf('login'), { state: { ...reason }, replace });
}

/** On the sign-in and registration pages: why the visitor is here. */
export function signInReason(): SignInReason {
  const { returnTo, notice } = placeState();
  return {
    returnTo: typeof returnTo === 'string' ? returnTo : undefined,
    notice: typeof notice === 'string' ? notice : undefined,
  };
}
