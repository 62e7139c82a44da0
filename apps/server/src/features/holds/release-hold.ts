import type { Tx } from '../../database/pool.ts';
import type { CheckoutsTable } from '../../database/types.generated.ts';
import { findLiveHold, lockCheckout, markReleased, returnHeldUnits } from './holds.queries.ts';

/**
 * Ends a checkout's hold, if it still has one: its units can be bought by others again. A payment that comes later
 * all the same is settled as a late one.
 * @param onlyExpired leave a hold alone that has not run out by the database's clock
 */
export async function releaseHold(
  tx: Tx,
  checkoutId: string,
  reason: NonNullable<CheckoutsTable['release_reason']>,
  { onlyExpired = false } = {},
): Promise<void> {
  const checkout = await lockCheckout(tx, checkoutId);
  if (checkout?.state !== 'held' || (onlyExpired && !checkout.expired)) return;
  await returnHeldUnits(tx, checkoutId);
  await markReleased(tx, checkoutId, reason);
}

/** The hold that a buyer has now, locked; undefined if there is none. The buyer must be locked. */
export async function lockLiveHold(tx: Tx, buyerId: string): Promise<string | undefined> {
  const live = await findLiveHold(tx, buyerId);
  return live !== undefined && (await lockCheckout(tx, live))?.state === 'held' ? live : undefined;
}

/** Ends the hold of a buyer who will not be there any more. The buyer must be locked, so that no other begins meanwhile. */
export async function releaseLiveHold(tx: Tx, buyerId: string): Promise<void> {
  const live = await findLiveHold(tx, buyerId);
  if (live !== undefined) await releaseHold(tx, live, 'cancelled');
}
