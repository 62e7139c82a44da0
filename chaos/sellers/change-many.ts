import { newId } from '../../apps/server/src/platform/ids.ts';
import { hear } from '../buyers/hear.ts';
import type { Seller } from './seller.ts';

/** Makes all goods on sale a little dearer or cheaper at once, and as often as not takes it back. */
export async function changeMany({ call, chance, store, tally }: Seller): Promise<void> {
  const params = { seller: store, id: newId() };
  const act = { kind: 'price-amount', amount: chance.whole(-5, 5) * 100, round: 'none' } as const;
  const looked = await hear(tally, 'look at a change', call('lookAtChange', { params, body: { act, where: {} } }));
  if (looked.kind !== 'yes') return;
  const made = await hear(tally, 'make a change', call('makeChange', { params }));
  tally.count('goods', `changed many: ${made.kind === 'no' ? made.code : made.kind}`);
  if (made.kind === 'no' || chance.weighed({ back: 1, stays: 1 }) === 'stays') return;
  const undone = await hear(tally, 'undo a change', call('undoChange', { params }));
  tally.count('goods', `undone: ${undone.kind === 'no' ? undone.code : undone.kind}`);
}
