import { demoAccounts } from '@oja/demo/data/accounts';
import { storyParcels } from '@oja/demo/data/desk/parcels';
import { momentOf } from '@oja/demo/lagos-times';
import { loadDeskPeople } from '@oja/demo/load-desk-people';
import { accountId, sellerId } from '@oja/demo/loader/catalogue-rows';
import type { Deps } from '../../deps.ts';
import { outboxHandlersOf } from '../../jobs.ts';
import { newId } from '../../platform/ids.ts';
import { relayOutbox } from '../../platform/jobs/relay-outbox.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { enterDesk } from './enter-desk.ts';
import { actsOnGoods } from './goods-of-story.ts';
import { actsOnParcel } from './parcels-of-story.ts';
import type { SetClock } from './set-clock.ts';
import { applyInStory } from './store-that-waits.ts';
import type { Act, Storyteller } from './storyteller.ts';

/** Everybody of the story was there before it began. */
const begins = { days: 91, at: '08:00' };

/**
 * Lets the last 90 days of the demo seller happen, one act after the other at its own time, by the commands that a request
 * would call. Nothing is sent to anybody: the mails of those days have long arrived.
 */
export async function tellDeskStory(live: Deps, { db, setClock }: SetClock, now: Date): Promise<void> {
  const deps: Deps = {
    ...live,
    db,
    config: { ...live.config, limitRequests: false },
    mail: { mailer: () => arrivesAtOnce, sandbox: null, close: () => undefined },
  };
  const acts = actsOf(await tellerOf(deps, now), now);
  await setClock(momentOf(begins, now));
  await loadDeskPeople(db, momentOf(begins, now));
  for (const { at, carryOut } of acts) {
    await setClock(at);
    await carryOut();
  }
  await setClock(now);
  await relayOutbox(db, outboxHandlersOf(deps), thrown, running);
  await sendMail(deps, thrown, running);
}

async function tellerOf(deps: Deps, now: Date): Promise<Storyteller> {
  const seller = demoAccounts.find(({ key }) => key === 'seller');
  if (seller === undefined || !('store' in seller)) throw new Error('The demo has no seller.');
  const { key, name, email, role, store } = seller;
  const userId = accountId(key);
  const desk = await enterDesk(deps.db, sellerId(store), userId);
  return { deps, desk, session: { id: newId(), userId, name, email, role }, now };
}

/** In the order of their times. */
function actsOf(teller: Storyteller, now: Date): Act[] {
  const acts = [
    ...actsOnGoods(teller),
    ...storyParcels.flatMap((parcel, nth) => actsOnParcel(teller, parcel, nth)),
    { at: momentOf({ awakeHours: 3.2 }, now), carryOut: () => applyInStory(teller.deps) },
  ];
  return acts.sort((one, other) => one.at.getTime() - other.at.getTime());
}

const running = new AbortController().signal;
const arrivesAtOnce = { send: async () => ({ kind: 'sent' as const }), close: () => undefined };

/** A story that is told wrong is not told at all. */
const fail = (details: object, message: string) => {
  throw new Error(`${message}: ${JSON.stringify(details)}`, { cause: (details as { err?: unknown }).err });
};
const thrown = { warn: fail, error: fail };
