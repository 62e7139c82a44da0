import type { DeskChange } from '@oja/contract/desks/desk-changes';
import type { Deps } from '../../../deps.ts';
import { refusal } from '../../../http/refusal.ts';
import type { Call } from '../../../http/route.ts';
import { actOnGoods } from '../act-on-goods.ts';
import { carryOn } from './carry-on.ts';
import { findChange } from './changes.queries.ts';
import { beginMaking, lockChange } from './parts.queries.ts';
import { stopWhereClosed } from './stop-change.ts';

/** Makes a change that was looked at: its first part at once, the others by themselves. @throws Refusal */
export async function makeChange(deps: Deps, call: Call<'makeChange'>): Promise<DeskChange> {
  const id = call.params.id.toLowerCase();
  return actOnGoods(deps, call, async ({ tx, desk }) => {
    const { sellerId, userId } = desk;
    const change = await lockChange(tx, sellerId, id);
    if (change?.isOfImport) throw refusal('change_not_found');
    if (change?.state === 'looked') {
      await beginMaking(tx, sellerId, { id, userId });
      const begun = { ...change, state: 'making' as const };
      if (!(await stopWhereClosed(tx, desk, begun))) await carryOn(tx, desk, begun);
    }
    const shown = await findChange(tx, sellerId, id);
    if (!shown) throw refusal('change_not_found');
    return shown;
  });
}
