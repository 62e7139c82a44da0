import { step as moveOn, nextRefundStep } from '@oja/sandbox/paystack/refunds';
import { isAtRest, workUnderWay } from '../../features/money-check/work-under-way.queries.ts';
import { applyMessages } from '../../features/payments/inbox/apply-messages.ts';
import { refundOf, signal, silent } from '../payment-steps.ts';
import type { Play } from './play.ts';
import { carryOut, compares, deliver, sends, waitingRefunds } from './steps.ts';

/** More than a refund can be tried. */
const mostRounds = 12;
/** First moments in which whoever is too hasty sends again, then as long as the longest pause and the slowest list. */
const pauses = [45, 100, 4000];

/** Nothing hinders anything any more, and time goes on until nothing changes. */
export async function comeToAnEnd(play: Play): Promise<void> {
  const { stage } = play;
  stage.troubles.clear();
  for (const pause of pauses) {
    await stage.pass(pause);
    await work(play);
  }
  for (let round = 0; round < mostRounds; round++) {
    endAtProvider(play);
    await deliver(play);
    await stage.pass(4000);
    await work(play);
    await settleByHand(play);
    if (!(await isAllDone(play))) continue;
    const before = await standing(play);
    await compares(play);
    if ((await isAllDone(play)) && (await standing(play)) === before) return;
  }
  throw new Error(`It does not come to an end: ${await standing(play)}`);
}

async function isAllDone(play: Play): Promise<boolean> {
  const { deps, shop } = play.stage;
  // Letters are another matter.
  await deps.db.deleteFrom('outbox').where('topic', '=', 'mail.send').execute();
  const { refunds } = shop.sandbox.state.store.state;
  const waiting = await waitingRefunds(play);
  return (
    refunds.every((refund) => nextRefundStep(refund) === null) &&
    waiting.every(({ state }) => state !== 'manual') &&
    isAtRest(await workUnderWay(deps.db))
  );
}

async function work(play: Play): Promise<void> {
  await applyMessages(play.stage.deps, silent, signal);
  await sends(play);
}

function endAtProvider({ stage }: Play): void {
  const { store, webhooks, clock } = stage.shop.sandbox.state;
  for (const refund of store.state.refunds) {
    if (nextRefundStep(refund) !== null) moveOn(refund, refund.outcome, store, webhooks, clock());
  }
}

/** What waits for a person is dealt with: with bank details at the provider, by hand, or because nothing is owed. */
async function settleByHand(play: Play): Promise<void> {
  await carryOut(play, { dashboard: 'gives bank details', which: 0 });
  for (const operator of ['pays by hand', 'says: nothing is owed'] as const) {
    // Backwards, because what is settled waits no more.
    for (const [which, { state }] of [...(await waitingRefunds(play)).entries()].reverse()) {
      if (state === 'manual') await carryOut(play, { operator, which });
    }
  }
}

/** All that may still change. */
async function standing(play: Play): Promise<string> {
  const { shop, reference } = play.stage;
  const ours = (await refundOf(shop, reference)).map(
    ({ state, not_owed, excess, provider_refund_id, provider_status }) => [
      ...[state, not_owed, excess, provider_refund_id, provider_status],
    ],
  );
  const { refunds, deliveries } = shop.sandbox.state.store.state;
  return JSON.stringify([ours, refunds.map(({ status }) => status), deliveries.length]);
}
