import type { Tx } from '../../../database/pool.ts';
import type { ProviderRefund } from '../../../platform/payments/payment-provider.ts';
import { lockMessages, markKnown, markListed } from '../inbox/inbox.queries.ts';
import { explainTold, type KnownBeside, turnedUp } from '../inbox/told-refunds.ts';
import { findLookedInto, findToldAndKnown } from '../refunds/payment-money.queries.ts';

/**
 * Refunds that had failed before the provider's list showed them are none of ours, so that only the list can tell that what
 * messages say of them is over: from then on they are no claim and no matter. The payment must be locked.
 * @param failed those in the list that have failed and that nobody here knows
 */
export async function tickOffListed(tx: Tx, reference: string, failed: readonly ProviderRefund[]): Promise<void> {
  if (failed.length === 0) return;
  const { listed, known } = explainTold(await findToldAndKnown(tx, [reference]), failed);
  await lockMessages(
    tx,
    [...listed, ...known].map(({ id }) => id),
  );
  await markListed(tx, listed);
  await markKnown(tx, known);
}

/**
 * A refund of which a person said that it is not there has turned up after all: what told of it counts again, or the refund
 * would be taken for what the next message of that amount tells of. The payment, or the orphan, must be locked.
 * @param findKnown the refunds that are there
 */
export async function tickOffKnown(
  tx: Tx,
  reference: string,
  findKnown: () => Promise<readonly KnownBeside[]>,
): Promise<void> {
  const { messages, lookedInto } = await findLookedInto(tx, reference);
  if (lookedInto.length === 0) return;
  const known = turnedUp(messages, await findKnown(), lookedInto);
  await lockMessages(
    tx,
    known.map(({ id }) => id),
  );
  await markKnown(tx, known);
}
