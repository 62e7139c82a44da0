import { createHash } from 'node:crypto';
import { type CountOutcome, type CountOutcomes, countRefusals } from '@oja/contract/desks/desk-counts';
import { decideStockChange } from '@oja/domain/goods/stock-change';
import { adjustUnits } from '../../books/counted-units.ts';
import type { Tx } from '../../database/pool.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Desk } from '../../http/desk.ts';
import { type KeyedRequest, keyedRequest, onceInParts } from '../../http/idempotency.ts';
import { type Limit, limitRequests, minute } from '../../http/limits.ts';
import { Refusal, refusal } from '../../http/refusal.ts';
import type { Call } from '../../http/route.ts';
import { enterAgain } from '../teams/teams.steps.ts';
import { findProductOf, wasMovedBy } from './counts.queries.ts';
import { type LockedItem, lockProduct } from './locked-goods.queries.ts';
import { raiseFullBar } from './publish.queries.ts';

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

async function countItem(
  tx: Tx,
  { sellerId, userId }: Desk,
  { stockItemId, seen, count, reason = 'counted' }: Counted,
  source: string,
): Promise<{ stock: number; moved: number }> {
  const productId = await findProductOf(tx, sellerId, stockItemId);
  const product = productId === undefined ? undefined : await lockProduct(tx, sellerId, productId);
  const item = product?.items.find(({ id }) => id === stockItemId);
  if (!product || !item) throw refusal('stock_item_not_found');
  if (await wasMovedBy(tx, sellerId, stockItemId, source)) return doneBefore(item, count);
  const change = decideStockChange(item, { seen, count });
  if (change.kind === 'refuse') {
    throw change.reason === 'too_many'
      ? refusal('too_many_units')
      : refusal('not_enough_free', { least: change.least });
  }
  const { stock, by, moved } = change;
  if (by !== 0) {
    const counting = { sellerId, productId: product.id, actor: userId };
    await adjustUnits(tx, counting, [{ stockItemId, units: by, reason }], source);
    await raiseFullBar(tx, sellerId, product.id);
  }
  return { stock, moved };
}

/** What was sold since counts as moved, too. */
const doneBefore = ({ stock }: LockedItem, count: number) => ({ stock, moved: stock - count });
