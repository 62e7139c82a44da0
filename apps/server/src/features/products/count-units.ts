import { createHash } from 'node:crypto';
import { type CountOutcome, type CountOutcomes, countRefusals } from '@oja/contract/desks/desk-counts';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Desk } from '../../http/desk.ts';
import { type KeyedRequest, keyedRequest, onceInParts } from '../../http/idempotency.ts';
import { type Limit, limitRequests, minute } from '../../http/limits.ts';
import { Refusal, refusal } from '../../http/refusal.ts';
import type { Call } from '../../http/route.ts';
import { enterAgain } from '../teams/teams.steps.ts';
import { countItem } from './count-item.ts';

/** Each is as many transactions as it names stock items; what is tapped is sent together after a second. */
const counts: Limit = { name: 'desk-counts', setting: 'limitDeskCounts', seconds: minute, addressFactor: 10 };

type Counted = Call<'countUnits'>['body']['items'][number];

/** Counts several stock items, each by itself, in the order of the request. @throws Refusal for the whole, and never for one of them */
export async function countUnits(deps: Deps, call: Call<'countUnits'>): Promise<CountOutcomes> {
  const { request, session, desk, params, body } = call;
  await limitRequests(deps, counts, { request, session });
  const items = body.items.map((item) => ({ ...item, stockItemId: item.stockItemId.toLowerCase() }));
  if (new Set(items.map(({ stockItemId }) => stockItemId)).size < items.length) {
    throw refusal('bad_request', { reason: 'A count is named twice.' });
  }
  const keyed = keyedRequest(request, session, 'countUnits', { params, body });
  // A difference that is sent again would move units again.
  if (keyed === null) throw refusal('bad_request', { reason: 'Idempotency-Key is missing.' });
  const source = sourceOf(keyed);
  return onceInParts(deps.db, keyed, {
    enter: (tx) => enterAgain(tx, desk, 'counts'),
    work: async () => {
      const outcomes: CountOutcome[] = [];
      for (const item of items) outcomes.push(await outcomeOf(deps, desk, item, source));
      return { items: outcomes };
    },
  });
}

/** What moves an item once, though the process dies before the key is answered. A fault frees the key for other counts. */
const sourceOf = ({ userId, key, hash }: KeyedRequest): string =>
  `counts:${createHash('sha256')
    .update(JSON.stringify([userId, key, hash]))
    .digest('base64url')}`;

async function outcomeOf({ db }: Deps, desk: Desk, item: Counted, source: string): Promise<CountOutcome> {
  const { stockItemId } = item;
  try {
    const counted = await inTransaction(db, async (tx) => {
      const member = await enterAgain(tx, desk, 'counts');
      return countItem(tx, member, item, source);
    });
    return { stockItemId, ok: true, ...counted };
  } catch (error) {
    const code = error instanceof Refusal && countRefusals.find((known) => known === error.code);
    if (!code) throw error;
    return { stockItemId, ok: false, code, message: (error as Refusal).message };
  }
}
