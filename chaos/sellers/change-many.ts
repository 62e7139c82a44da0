import type { BulkAct } from '@oja/contract/desks/desk-changes';
import { newId } from '../../apps/server/src/platform/ids.ts';
import { hear } from '../buyers/hear.ts';
import type { Chance } from '../chance.ts';
import type { Seller } from './seller.ts';

/** Makes all goods on sale a little dearer or cheaper at once, counts them anew or puts them on sale, and as often as not takes it back. */
export async function changeMany({ call, chance, store, tally }: Seller): Promise<void> {
  const params = { seller: store, id: newId() };
  const act = anyAct(chance);
  const looked = await hear(tally, 'look at a change', call('lookAtChange', { params, body: { act, where: {} } }));
  if (looked.kind !== 'yes') return;
  const made = await hear(tally, 'make a change', call('makeChange', { params }));
  tally.count('goods', `changed many, ${act.kind}: ${made.kind === 'no' ? made.code : made.kind}`);
  if (made.kind === 'no' || chance.weighed({ back: 1, stays: 1 }) === 'stays') return;
  const undone = await hear(tally, 'undo a change', call('undoChange', { params }));
  tally.count('goods', `undone: ${undone.kind === 'no' ? undone.code : undone.kind}`);
}

/** Milliseconds from now to the last day of a sale. */
const twoDays = 2 * 24 * 3_600_000;

function anyAct(chance: Chance): BulkAct {
  const kind = chance.weighed({ price: 3, count: 2, sale: 3, over: 1 });
  if (kind === 'price') return { kind: 'price-amount', amount: chance.whole(-5, 5) * 100, round: 'none' };
  if (kind === 'count') return { kind: 'add-count', units: chance.of([-1, 1, 2]) };
  if (kind === 'over') return { kind: 'end-sale' };
  const until = new Date(Date.now() + twoDays).toISOString().slice(0, 10);
  return { kind: 'sale', percent: chance.whole(5, 20), round: 'none', until };
}
